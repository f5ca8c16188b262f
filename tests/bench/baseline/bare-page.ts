import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Markup } from '../bare-page.ts'

declare const MARKUP: Markup[]

const draw = (markup: Markup): ReactNode =>
  typeof markup === 'string' ? markup : createElement(markup.tag, markup.attributes, ...markup.children.map(draw))

/** The baseline: what a page of the site looks like in the end, drawn by React at once. */
createRoot(document.getElementById('root') as HTMLElement).render(createElement('div', null, ...MARKUP.map(draw)))
