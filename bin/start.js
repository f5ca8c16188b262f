import module from 'node:module'

// Plain JavaScript, because older versions of Node can't parse the rest.
const wanted = 24
const found = Number(process.versions.node.split('.')[0])
if (found >= wanted) {
  // Compiling takes half of a start.
  module.enableCompileCache()
  await import('./local.ts')
} else {
  console.error(
    `This product runs on Node ${wanted} or newer; this is Node ${process.versions.node}. Use npm start, which installs Node ${wanted} if npm has it for this machine, or install it from https://nodejs.org.`,
  )
  process.exitCode = 1
}
