import { session } from '#session'
import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WeiXinPage } from './weixin-page.tsx'

beforeEach(() => window.sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const show = (at: string, more: Parameters<typeof renderPage>[1] = {}, tutor = false) =>
  renderPage(<WeiXinPage tutor={tutor} />, { path: at.split('?')[0] ?? at, at, ...more })

describe('whoever is not known', () => {
  test('is told why WeChat cannot be asked, and may try again', async () => {
    const requests = aServer({ StartWeChat: { Code: -1, Msg: '本校未开放微信登录' } })
    await show('/WeiXin')
    expect(await screen.findByText('本校未开放微信登录')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '微信登录' }))
    expect(await screen.findByText('本校未开放微信登录')).toBeTruthy()
    expect(requests).toHaveLength(2)
  })

  test('binds an account with the ticket, and stays', async () => {
    const requests = aServer({
      LoginByWxCodeAes: { Data: { Session: null, NeedBind: true, Ticket: 't' } },
      BindAccount: { Data: aSession() },
      GetMyCourses: { http: 504 },
    })
    await show('/WeiXin?code=c&state=s')
    expect(await screen.findByRole('heading', { name: '未绑定账号' })).toBeTruthy()
    fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'student1' } })
    fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'secret' } })
    fireEvent.click(screen.getByRole('button', { name: '绑定并登录' }))
    expect(await screen.findByRole('heading', { name: '我的课程' })).toBeTruthy()
    expect(session()?.UserId).toBe('u1')
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/WeiXin'))
    expect(requests.slice(0, 2).map(({ input }) => input)).toMatchObject([
      { Code: 'c', State: 's' },
      { Ticket: 't', UserName: 'student1' },
    ])
  })

  test('whose window could not be closed is not sent to WeChat by itself', async () => {
    const requests = aServer({})
    await show('/WeiXin?closed=1')
    expect(screen.getByText(/登录已失效/)).toBeTruthy()
    expect(requests).toEqual([])
  })
})

describe('whoever is known', () => {
  test('agrees to the code that was scanned only when asked', async () => {
    const requests = aServer({
      ScanQrCode: {
        Data: { School: '青禾医科大学', Device: 'Windows · Chrome', Address: '10.0.0.*' },
      },
      ConfirmQrCode: { Data: {} },
    })
    await show('/WeiXin?scene=s1', { who: aSession() })
    expect(await screen.findByText('Windows · Chrome')).toBeTruthy()
    expect(requests.map(({ name }) => name)).toEqual(['ScanQrCode'])
    fireEvent.click(screen.getByRole('button', { name: '确认登录' }))
    expect(await screen.findByText('已确认登录')).toBeTruthy()
  })

  test('is told when the code is over', async () => {
    aServer({ ScanQrCode: { Code: -1, Msg: '二维码已过期，请在电脑上刷新后重新扫描' } })
    await show('/WeiXin?scene=s1', { who: aSession() })
    expect(await screen.findByText('二维码已过期，请在电脑上刷新后重新扫描')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '确认登录' })).toBeNull()
  })

  test('sees the own tasks, a teacher what waits to be marked in theirs', async () => {
    const line = {
      Title: '第三周任务',
      Targets: ['诊断学 1班'],
      DueAt: '2026-03-05T01:12:00.000Z',
    }
    aServer({
      Mine: { Data: { List: [], Count: 0, Counts: {}, ServerTime: '' } },
      List: {
        Data: {
          List: [
            { ...line, Id: 'a', ToMark: 0 },
            { ...line, Id: 'b', Title: '病例分析', ToMark: 3 },
          ],
          Count: 2,
        },
      },
    })
    const student = await show('/WeiXin', { who: aSession() })
    expect(await screen.findByText('暂无任务')).toBeTruthy()
    student.unmount()
    await show('/WeiXinTutor', { who: aSession({ RoleType: 3 }) }, true)
    const marking = await screen.findByRole('link', { name: '批阅 3 份' })
    expect(marking.getAttribute('href')).toBe('/PersonalInfo/missionDetail?id=b&tab=marking')
    const titles = screen.getAllByRole('link', { name: /第三周任务|病例分析/ })
    expect(titles.map((one) => one.textContent)).toEqual(['病例分析', '第三周任务'])
  })

  test('sees what is for the own role: students no tutor’s page, administrators neither', async () => {
    aServer({})
    const student = await show('/WeiXinTutor', { who: aSession() }, true)
    expect(screen.getByTestId('address').textContent).toBe('/WeiXin')
    student.unmount()
    await show('/WeiXin', { who: aSession({ RoleType: 2 }) })
    expect(screen.getByText('你没有权限浏览此页面！')).toBeTruthy()
  })
})
