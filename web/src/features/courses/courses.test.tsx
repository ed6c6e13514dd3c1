import { aCourse, aServer, renderPage } from '#testing'
import { motifs } from '@xinglin/contract/schools'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CollegeCourses } from './college-courses.tsx'
import { CourseCard } from './course-card.tsx'
import { cardTooltip, hasMoreCourses, isLongName, nameTooltip, partsAtMark } from './course-name.ts'
import { Cover } from './cover/cover.tsx'
import { thumbnailOf } from './cover/thumbnail.ts'
import { departmentName } from './filters/department-name.ts'

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

test('a name of more than 12 code points has two lines', () => {
  expect(isLongName('一二三四五六七八九十一二')).toBe(false)
  expect(isLongName('一二三四五六七八九十一二三')).toBe(true)
  expect(isLongName('𠮷'.repeat(12))).toBe(false)
})

test('a name that has a mark near its middle is parted there', () => {
  expect(partsAtMark('心电图判读入门：从波形到诊断')).toBe(true)
  expect(partsAtMark('外科无菌术：洗手、穿衣与铺单')).toBe(true)
  expect(partsAtMark('胸部体格检查规范与常见体征')).toBe(false)
  expect(partsAtMark('缝合：从伤口评估、清创到拆线与随访的全过程')).toBe(false)
})

test('a card tells a long name and the dates of a trial to whoever rests on it', () => {
  const trial = { TrialStatus: 1, TrialStartDate: '2026-01-01', TrialEndDate: '2026-02-01' }
  expect(cardTooltip(aCourse())).toBeUndefined()
  expect(cardTooltip(aCourse(trial))).toBe('试用日期 2026-01-01~2026-02-01')
  expect(cardTooltip(aCourse({ ...trial, Name: '长'.repeat(15) }))).toBe(
    `${'长'.repeat(15)}\n试用日期 2026-01-01~2026-02-01`,
  )
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

  test('is the small variant in lists, then the picture itself, then the drawing; a variant is missed once', () => {
    const small = () => render(<Cover small src="/up/a.jpg?v=1" motif="ecg" id="c1" />).container
    const first = small()
    const address = () => first.querySelector('img')?.getAttribute('src')
    expect(address()).toBe('/up/a_20.jpg?v=1')
    fireEvent.error(first.querySelector('img')!)
    expect(address()).toBe('/up/a.jpg?v=1')
    fireEvent.error(first.querySelector('img')!)
    expect(first.querySelector('svg')).toBeTruthy()
    expect(small().querySelector('img')?.getAttribute('src')).toBe('/up/a.jpg?v=1')
  })

  test.each([
    ['/up/a.jpg', '/up/a_20.jpg'],
    ['https://files.example/a.b/c.PNG#x', 'https://files.example/a.b/c_20.PNG#x'],
    ['/f/0190aaaa?e=1.jpg', '/f/0190aaaa?e=1.jpg'],
    ['/up/a_20.jpg', '/up/a_20.jpg'],
    ['data:image/png;base64,AAAA.jpg', 'data:image/png;base64,AAAA.jpg'],
    ['', ''],
  ])('%s has the small variant %s', (address, small) => expect(thumbnailOf(address)).toBe(small))
})

describe('the college courses', () => {
  const departments = { MenuModel: [{ Id: 'd1', Name: '急诊常用操作', Child: [] }] }

  test('are those of the chosen department; an empty one leads back to all', async () => {
    const requests = aServer({
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
    expect(requests.at(-1)).toMatchObject({ input: { ParentSectionId: 'd1' } })
    fireEvent.click(screen.getByRole('button', { name: '查看全部课程' }))
    expect(await screen.findByText('胸部体格检查')).toBeTruthy()
  })

  test('lead to all of them from 15 on', async () => {
    let count = 14
    const some = () => Array.from({ length: count }, (_, index) => aCourse({ Id: `c${index}` }))
    aServer({
      GetCourseSearchConditionClient: { Data: departments },
      GeCoursePaginationClient: () => ({ Data: { List: some(), Count: count } }),
    })
    const { unmount } = await renderPage(<CollegeCourses />)
    await screen.findAllByText('胸部体格检查')
    expect(screen.queryByRole('link', { name: /MORE>>/ })).toBeNull()
    unmount()
    count = 15
    await renderPage(<CollegeCourses />)
    const more = await screen.findByRole('link', { name: /MORE>>/ })
    expect(more.getAttribute('href')).toBe('/Course/%20/%20')
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
