import { aSchool, aServer, aSession, renderPage } from '#testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { TeacherInfoPage } from './teacher-info-page.tsx'

const teacher = {
  Id: 't1',
  Name: '沈知微',
  ImgUrl: '',
  Gender: 0,
  Type: 5,
  SchoolName: '青禾医科大学',
  Remark: '主讲诊断学',
  Expertise: ['心电图判读', '血气分析'],
  DepartmentName: '诊断学',
  CourseCount: 2,
  StudyCount: 3,
  Rate: 4.5,
  ReplyCount: 1,
}
const doing = (Kind: string, at: number, more: object = {}) => ({
  Kind,
  At: `2026-10-${String(at).padStart(2, '0')}T00:00:00.000Z`,
  ObjectId: `${Kind}-${at}`,
  Name: '心电图判读入门',
  Text: '',
  ...more,
})
const well = {
  Profile: { Data: teacher },
  GetUserOtherCourse: { Data: { List: [], Count: 0 } },
  OfTeacher: { Data: { List: [], Count: 0 } },
  Doings: { Data: { List: [], Next: '' } },
}
const show = (at = '/TeacherInfo/t1', more: object = {}) =>
  renderPage(
    <Routes>
      <Route path="/TeacherInfo/:userid" element={<TeacherInfoPage />} />
    </Routes>,
    { at, ...more },
  )
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

afterEach(() => vi.unstubAllGlobals())

test('the profile tells what the teacher is good at; the tab stands in the address', async () => {
  aServer(well)
  await show()
  expect(await screen.findByText('血气分析')).toBeTruthy()
  expect(tabs()).toEqual(['课程', '专题', '动态'])
  expect(await screen.findByText('这位教师还没有可以学习的课程。')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '专题' }))
  expect(await screen.findByText('这位教师的课程还没有入选专题。')).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: '动态' }))
  expect(await screen.findByText(/发布课程、回复评价/)).toBeTruthy()
  expect(screen.getByTestId('address').textContent).toBe('/TeacherInfo/t1?tab=doings')
})

test('what was done of late leads to where it was done, and goes on where it stopped', async () => {
  const requests = aServer({
    ...well,
    Doings: ({ After }) =>
      After === 'there'
        ? { Data: { List: [doing('course', 1)], Next: '' } }
        : {
            Data: {
              List: [
                doing('topic', 9, { Name: '技能专题', Text: '心电图判读入门' }),
                doing('reply', 8, { Text: '<b>谢谢</b>' }),
              ],
              Next: 'there',
            },
          },
  })
  await show('/TeacherInfo/t1?tab=doings')
  const topic = await screen.findByRole('link', { name: '《技能专题》' })
  expect(topic.getAttribute('href')).toBe('/Specials?id=topic-9')
  expect(screen.getByText('<b>谢谢</b>')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '查看更早的动态' }))
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4))
  const links = screen.getAllByRole('link', { name: '《心电图判读入门》' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/CoursePreview/reply-8',
    '/CoursePreview/course-1',
  ])
  expect(screen.queryByRole('button', { name: '查看更早的动态' })).toBeNull()
  expect(
    requests.filter(({ name }) => name === 'Doings').map(({ input }) => input['After']),
  ).toEqual(['', 'there'])
})

test('each tab fails alone and is tried again', async () => {
  let broken = true
  aServer({ ...well, Doings: () => (broken ? { http: 504 } : well.Doings) })
  await show('/TeacherInfo/t1?tab=doings')
  expect(await screen.findByText('动态加载失败')).toBeTruthy()
  expect(screen.getByText('504-网关超时')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '沈知微' })).toBeTruthy()
  broken = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText(/发布课程、回复评价/)).toBeTruthy()
})

test('where the school has closed topics there is no tab of them, nor are they asked for', async () => {
  const requests = aServer(well)
  await show('/TeacherInfo/t1?tab=topics', { school: aSchool({ AuthMenuCode: [1, 3, 4] }) })
  await screen.findByText('血气分析')
  expect(tabs()).toEqual(['课程', '动态'])
  expect(requests.map(({ name }) => name)).not.toContain('OfTeacher')
})

test('the teacher is led to where the own page is changed, and nobody else', async () => {
  aServer(well)
  const { unmount } = await show('/TeacherInfo/t1', {
    who: aSession({ UserId: 't1', RoleType: 3 }),
  })
  const link = await screen.findByRole('link', { name: '编辑资料' })
  expect(link.getAttribute('href')).toBe('/PersonalInfo/Setting?tab=teaching')
  unmount()
  await show('/TeacherInfo/t1', { who: aSession({ UserId: 't2', RoleType: 3 }) })
  await screen.findByText('血气分析')
  expect(screen.queryByRole('link', { name: '编辑资料' })).toBeNull()
})
