import { aServer, renderPage } from '#testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PlatformPage } from './platform-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const school = (Name: string, Host: string) => ({
  Name,
  Host,
  PlatformName: '实训云',
  TopLogoUrl: '',
  ThemeColour: '#0f766e',
})
const show = () => renderPage(<PlatformPage />, { path: '/platform', at: '/platform' })

test('each school leads to its own address, by the scheme and port of the page', async () => {
  aServer({
    ListPortals: { Data: [school('甲校', 'a.example'), school('乙校', 'b.example')] },
  })
  await show()
  const { protocol, port } = window.location
  const link = await screen.findByRole('link', { name: /乙校/ })
  expect(link.getAttribute('href')).toBe(`${protocol}//b.example${port ? `:${port}` : ''}/login`)
})

test('one school alone leads straight in', async () => {
  aServer({ ListPortals: { Data: [school('甲校', 'a.example')] } })
  await show()
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'))
})

test('what failed is told, with another try', async () => {
  aServer({ ListPortals: { http: 502 } })
  await show()
  expect(await screen.findByText('502-网关错误')).toBeTruthy()
})
