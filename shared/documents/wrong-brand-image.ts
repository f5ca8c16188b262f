/** Apart from the schema and the rules, which both show it: pages load the rules without the schema library. */
export const wrongBrandImageMessage = 'Please choose a PNG, JPG or GIF picture. An SVG can contain a script'
