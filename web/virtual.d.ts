/** Modules that the build writes (`web/build/styles.ts`). */
declare module 'virtual:style-names' {
  export const styleNames: ReadonlySet<string>
}
declare module 'virtual:styles.css' {}
/** Files whose names match a pattern, each loaded when needed. */
interface ImportMeta {
  glob: <Imported>(pattern: string, options: object) => Record<string, () => Promise<Imported>>
}
/** A file as a worker, served from the site's own origin. */
declare module '*?worker' {
  const NewWorker: new () => Worker
  export default NewWorker
}
declare module 'virtual:style-rules' {
  export const theme: string
  export const rules: readonly (readonly [className: string, css: string])[]
}
