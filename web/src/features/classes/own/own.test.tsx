import { aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MyClasses } from './my-classes.tsx'

const own = {
  Kind: 'teaching',
  Id: 'c1',
  Name: '1班',
  Course: '诊断学',
  TermName: '2026-2027学年第一学期',
  IsCurrentTerm: true,
  TeacherName: '沈知微',
  StudentCount: 13,
  State: 'open',
  Post: 'student',
}
const shown = {
  Id: 'c2',
  Course: '外科学',
  Name: '2班',
  TermName: '2026-2027学年第一学期',
  TeacherName: '陆行舟',
  StudentCount: 3,
  IsMember: false,
}
const show = (given = '', joins = true) =>
  renderPage(
    <MyClasses
      joins={joins}
      given={given}
      addressOf={(id) => `/PersonalInfo/MyClassDetail?id=${id}`}
      next={<a href="/teach">新建教学班</a>}
    />,
    { at: '/PersonalInfo/MyClass', who: aSession({ RoleType: joins ? 4 : 3 }) },
  )
const address = () => screen.getByTestId('address').textContent

afterEach(() => vi.unstubAllGlobals())

test('a code that is none is told before it is sent, one that opens nothing by the server', async () => {
  const requests = aServer({
    Mine: { Data: { List: [own] } },
    FindByCode: { Code: -1, Msg: '班级码不正确或已失效' },
  })
  await show()
  expect(await screen.findByText('诊断学 · 1班')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('班级码'), { target: { value: 'ABC' } })
  fireEvent.click(screen.getByRole('button', { name: '加入班级' }))
  expect(await screen.findByText('班级码是8位字母和数字')).toBeTruthy()
  expect(requests.some(({ name }) => name === 'FindByCode')).toBe(false)
  fireEvent.change(screen.getByLabelText('班级码'), { target: { value: 'ABCD-2345' } })
  fireEvent.click(screen.getByRole('button', { name: '加入班级' }))
  expect(await screen.findByText('班级码不正确或已失效')).toBeTruthy()
})

test('a code that was scanned shows its class, and joins when that is agreed to', async () => {
  const requests = aServer({
    Mine: { Data: { List: [] } },
    FindByCode: { Data: shown },
    Join: { Data: { Id: 'c2' } },
  })
  await show('ABCD2345')
  expect(await screen.findByText('陆行舟')).toBeTruthy()
  expect(requests.some(({ name }) => name === 'Join')).toBe(false)
  fireEvent.click(screen.getByRole('button', { name: '确认加入' }))
  await waitFor(() => expect(address()).toBe('/PersonalInfo/MyClassDetail?id=c2'))
})

test('whoever is in it already goes there at once', async () => {
  aServer({
    Mine: { Data: { List: [] } },
    FindByCode: { Data: { ...shown, IsMember: true } },
  })
  await show('ABCD2345')
  await waitFor(() => expect(address()).toBe('/PersonalInfo/MyClassDetail?id=c2'))
})

test('without classes a teacher is led to a new one, and joins none', async () => {
  aServer({ Mine: { Data: { List: [] } } })
  await show('', false)
  expect(await screen.findByText('未加入班级')).toBeTruthy()
  expect(screen.getByRole('link', { name: '新建教学班' })).toBeTruthy()
  expect(screen.queryByLabelText('班级码')).toBeNull()
})

test('failing it says so', async () => {
  aServer({ Mine: { http: 504 } })
  await show()
  expect(await screen.findByText('加载失败')).toBeTruthy()
})
