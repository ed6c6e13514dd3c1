import { aServer, renderPage } from '#testing'
import type { CourseListItem } from '@xinglin/contract/courses'
import { motifs } from '@xinglin/contract/schools'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CollegeCourses } from './college-courses.tsx'
import { CourseCard } from './course-card.tsx'
import { departmentName, hasMoreCourses, nameTooltip } from './course-name.ts'
import { Cover } from './cover/cover.tsx'

const aCourse = (over: Partial<CourseListItem> = {}): CourseListItem => ({
  Id: 'c1',
  Name: '胸部体格检查',
  ImgUrl: '',
  Motif: 'thorax',
  UserName: '顾清和',
  SchoolName: '青禾医科大学',
  DepartmentName: '诊断学',
  StudyCount: 1203,
  FavoriteCount: 4,
  CommentTotal: 12_345,
  HasVirtual: 1,
  TrialStatus: 0,
  TrialStartDate: null,
  TrialEndDate: null,
  ExperimentType: '',
  ExperimentPath: '',
  ...over,
})

afterEach(() => vi.unstubAllGlobals())

test('a trailing 常用操作 is cut from departments, and nothing else', () => {
  expect(departmentName('急诊常用操作')).toBe('急诊')
  expect(departmentName('常用操作技能')).toBe('常用操作技能')
  expect(departmentName('常用操作')).toBe('常用操作')
})

test('a name gets a tooltip from 15 code points on', () => {
  expect(nameTooltip('一二三四五六七八九十一二三四')).toBeUndefined()
  expect(nameTooltip('一二三四五六七八九十一二三四五')).toBeDefined()
  expect(nameTooltip('𠮷'.repeat(14))).toBeUndefined()
})

test('MORE>> belongs to a full page', () => {
  expect([14, 15, 16].map(hasMoreCourses)).toEqual([false, true, true])
})

describe('a course card', () => {
  test('leads to the preview and tells kind, author and counts', async () => {
    await renderPage(<CourseCard course={aCourse()} />)
    expect(screen.getByRole('link', { name: '胸部体格检查' }).getAttribute('href')).toBe(
      '/CoursePreview/c1',
    )
    expect(screen.getByText('虚拟问诊')).toBeTruthy()
    expect(screen.getByText('1,203')).toBeTruthy()
    expect(screen.getByTitle('评价 12,345').textContent).toBe('评价 1.2万')
    expect(screen.queryByText('试用')).toBeNull()
  })

  test('shows the trial tag for every status but 0', async () => {
    await renderPage(
      <CourseCard
        course={aCourse({
          TrialStatus: 3,
          TrialStartDate: '2026-01-01',
          TrialEndDate: '2026-02-01',
        })}
      />,
    )
    expect(screen.getByText('试用已结束').title).toBe('试用日期 2026-01-01~2026-02-01')
  })
})

describe('a cover', () => {
  const drawn = (motif: string, id: string) =>
    render(<Cover src="" motif={motif} id={id} />).container.innerHTML

  test.each([...motifs, 'unheard-of'])('is drawn for %s', (motif) =>
    expect(drawn(motif, 'c1').length).toBeGreaterThan(500),
  )

  test('is the same every time for one course, and another for the next', () => {
    expect(drawn('ecg', 'a')).toBe(drawn('ecg', 'a'))
    const ids = Array.from(
      { length: 12 },
      (_, index) => `0190aaaa-0000-7000-8000-${String(index).padStart(12, '0')}`,
    )
    expect(new Set(ids.map((id) => drawn('ecg', id))).size).toBeGreaterThan(9)
  })

  test('takes the place of a picture that does not load', () => {
    const { container } = render(<Cover src="/f/x" motif="ecg" id="c1" />)
    fireEvent.error(container.querySelector('img')!)
    expect(container.querySelector('svg')).toBeTruthy()
  })
})

describe('the college courses', () => {
  const departments = { MenuModel: [{ Id: 'd1', Name: '急诊常用操作', Child: [] }], TypeModel: [] }

  test('are those of the chosen department; an empty one leads back to all', async () => {
    const asked = aServer({
      GetCourseSearchConditionClient: { Data: departments },
      GeCoursePaginationClient: ({ ParentSectionId }) => ({
        Data: { List: ParentSectionId ? [] : [aCourse()], Count: 1 },
      }),
    })
    await renderPage(<CollegeCourses />)
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
    const chips = within(screen.getByRole('group', { name: '科室' }))
    expect(chips.getAllByRole('radio')).toHaveLength(2)
    expect(chips.getByRole('radio', { name: '全部' })).toHaveProperty('checked', true)
    fireEvent.click(chips.getByRole('radio', { name: '急诊' }))
    expect(await screen.findByText('暂无数据')).toBeTruthy()
    expect(asked.at(-1)).toMatchObject({ input: { ParentSectionId: 'd1' } })
    fireEvent.click(screen.getByRole('button', { name: '查看全部课程' }))
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
  })

  test('that fail say why, and are fetched again on request, while the chips stand', async () => {
    let well = false
    aServer({
      GetCourseSearchConditionClient: { Data: departments },
      GeCoursePaginationClient: () =>
        well ? { Data: { List: [aCourse()], Count: 1 } } : { http: 500, Code: -10500 },
    })
    await renderPage(<CollegeCourses />)
    expect(await screen.findByText('服务器超时！')).toBeTruthy()
    expect(screen.getByText('编号 trace-1')).toBeTruthy()
    expect(await screen.findByRole('radio', { name: '急诊' })).toBeTruthy()
    well = true
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
  })
})
