import { ChakraProvider } from '@chakra-ui/react'
import { type createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { brandedSystem } from '#web/platform/theme/system.ts'

interface Props {
  system: ReturnType<typeof brandedSystem>
  router: ReturnType<typeof createBrowserRouter>
}

export const App = ({ system, router }: Props) => (
  <ChakraProvider value={system}>
    <RouterProvider router={router} />
  </ChakraProvider>
)
