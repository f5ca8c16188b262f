/** Modules that the build writes (`web/build/styles.ts`). */
declare module 'virtual:style-names' {
  export const styleNames: ReadonlySet<string>
}
declare module 'virtual:styles.css' {}
declare module 'virtual:style-rules' {
  export const theme: string
  export const rules: readonly (readonly [className: string, css: string])[]
}
