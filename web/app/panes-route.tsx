import type { ReactNode } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router-dom'
import { type LazyPage, lazyPage } from '#web/components/page/lazy-page.tsx'
import { hasPanes } from '#web/platform/media.ts'

const Panes = lazyPage(() => import('./panes.tsx'), 'Panes')

interface Part<Data> {
  path: string
  Page: LazyPage
  data: Data
}

/** A list and the details of its items; each loads with the other only where there is room for both. */
export const panesRoute =
  <Data,>(loader: (Page: Pick<LazyPage, 'load'>, data?: Data) => LoaderFunction) =>
  (label: string, list: Part<Data>, detail: Part<Data>, blank?: ReactNode): RouteObject => {
    const loadPanes = loader(Panes)
    const loadList = loader(list.Page, list.data)
    const loadDetail = loader(detail.Page)
    return {
      path: list.path,
      element: <Panes key={list.path} List={list.Page} label={label} blank={blank} />,
      loader: (...target) => {
        void loadPanes(...target)
        return hasPanes() ? loadList(...target) : null
      },
      children: [
        {
          index: true,
          element: <detail.Page />,
          loader: (...target) => (hasPanes() ? loadDetail(...target) : loadList(...target)),
        },
        { path: detail.path, element: <detail.Page />, loader: loader(detail.Page, detail.data) },
      ],
    }
  }
