import { expect, test } from 'vitest'
import { wearFirstSheets } from './first-sheets.ts'

test('the sheets of the first paint stand in the head before those that pages bring', async () => {
  document.body.innerHTML = `
    <link rel="preload" as="style" crossorigin href="/assets/index.css">
    <link rel="preload" as="style" crossorigin href="/assets/home.css">`
  const worn = wearFirstSheets()
  const page = document.createElement('link')
  page.rel = 'stylesheet'
  page.href = '/assets/page.css'
  document.head.append(page)
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  expect(sheets.map(({ href }) => new URL(href).pathname)).toEqual([
    '/assets/index.css',
    '/assets/home.css',
    '/assets/page.css',
  ])
  sheets[0]?.dispatchEvent(new Event('load'))
  sheets[1]?.dispatchEvent(new Event('error'))
  await expect(worn).resolves.toBeUndefined()
})
