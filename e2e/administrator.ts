import { expect, type Page } from '@playwright/test'
import { passwords, qinghe } from './addresses.ts'

/** Signs in by the administrators' door and arrives in the management area. */
export const enterManage = async (
  page: Page,
  { login = 'admin1', school = qinghe, at = '/manage' } = {},
): Promise<void> => {
  await page.goto(`${school}${at}`)
  // /admin and /vspadmin are entries of their own; every other address asks at the door.
  await expect(page).toHaveURL(/\/login\?type=0|\/(?:vsp)?admin$/)
  await page.getByRole('textbox', { name: '账号' }).fill(login)
  await page.getByLabel('密码', { exact: true }).fill(passwords[school] ?? '')
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/manage'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
