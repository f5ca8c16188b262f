// Plain JavaScript: older versions of Node cannot even read the rest.
const wanted = 24
const found = Number(process.versions.node.split('.')[0])
if (found >= wanted) await import('./local.ts')
else {
  console.error(
    `This product runs on Node ${wanted} or newer; this is Node ${process.versions.node}. Use npm start, which brings Node ${wanted} along where npm has it for this machine, or install it from https://nodejs.org.`,
  )
  process.exitCode = 1
}
