import { expect, test } from '@playwright/test'
import { preview, qinghe } from '../addresses.ts'
import { signIn } from '../person.ts'

// What a phone on a far network pays before it shows anything: bytes over the wire, and requests.
const kBAtMost = 200
const requestsAtMost = 12

test('the first view of Home stays small', async ({ page }) => {
  const sizes: Promise<{ type: string; size: number }>[] = []
  page.on('requestfinished', (request) => {
    const type = request.resourceType()
    sizes.push(request.sizes().then(({ responseBodySize: size }) => ({ type, size })))
  })
  await page.goto(qinghe)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const seen = await Promise.all(sizes)
  const code = seen.filter(({ type }) => type === 'script' || type === 'stylesheet')
  const bytes = code.reduce((sum, { size }) => sum + size, 0)
  expect(code.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(kBAtMost * 1000)
  expect(seen.filter(({ type }) => type !== 'image').length).toBeLessThanOrEqual(requestsAtMost)
})

test('a page refines what it is made of: its sheets come after those of the first view', async ({
  page,
}) => {
  await page.goto(`${qinghe}/login`)
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.replace(/.*\/|-.{8}\.css$/g, '') ?? 'page'),
  )
  expect(sheets.slice(0, 3)).toEqual(['page', 'index', 'home'])
  expect(sheets.length).toBeGreaterThan(3)
})

test('the preview of a course asks little: its head with one call, everything with four', async ({
  page,
}) => {
  // What Home asks is not meant; that it was arrived at is told last of all.
  const arrived = page.waitForResponse(/\/AddPageAccess$/)
  await signIn(page, 'student2')
  await arrived
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // The sign of unread messages is the shell's, whatever the page.
    if (pathname.startsWith('/api/') && !pathname.endsWith('/Message/Unread'))
      requests.push(pathname.split('/').at(-1) ?? '')
  })
  // Everything else waits: the head must be able to stand on one answer.
  await page.route(/\/api\/(?!Course\/GetRetCourseBaseClient)/, async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('tab', { name: '学习大纲' })).toBeVisible()
    await route.continue()
  })
  await page.goto(`${qinghe}${preview('theory')}`)
  await expect(page.getByRole('heading', { name: '授课教师' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(requests[0]).toBe('GetRetCourseBaseClient')
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(4)
})
