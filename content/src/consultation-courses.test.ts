import { secretNames } from '@xinglin/simulation/cases'
import { expect, test } from 'vitest'
import { demoCases, demoSchools, type DemoCourse } from './index.ts'

const scripts = new Map(demoCases().map(({ slug, script }) => [slug, script]))
const courses = demoSchools().flatMap((school) =>
  school.courses
    .filter((course) => course.kind === 'consultation')
    .map((course) => [`${school.key}/${course.slug}`, course] as const),
)

const itemsOf = (course: DemoCourse) => course.chapters.flatMap((chapter) => chapter.items)

const patientsOf = (course: DemoCourse) =>
  itemsOf(course).flatMap((item) => (item.kind === 'consultation' ? [item] : []))

test('every case can be consulted in the first school, and stands in a course by its complaint', () => {
  const [first] = demoSchools()
  const met = first?.courses.flatMap(patientsOf).map((one) => one.case) ?? []
  expect([...new Set(met)].toSorted()).toEqual([...scripts.keys()].toSorted())
  for (const [name, course] of courses)
    for (const patient of patientsOf(course))
      expect(scripts.get(patient.case)?.title, name).toContain(patient.title.split('：').at(-1))
})

test.each(courses)('%s gives no diagnosis of its patients away', (_name, course) => {
  const names = patientsOf(course).flatMap(({ case: slug }) => {
    const script = scripts.get(slug)
    return script === undefined ? [] : secretNames(script)
  })
  expect(names.length).toBeGreaterThan(0)
  const { name, knowledge, introduction, chapters } = course
  const text = JSON.stringify({ name, knowledge, introduction, chapters })
  expect(names.filter((one) => text.includes(one))).toEqual([])
})

test.each(courses.filter(([name]) => name.startsWith('qinghe/')))(
  '%s teaches before the first patient and asks after the last',
  (_name, course) => {
    const kinds = itemsOf(course).map(({ kind }) => kind)
    expect(kinds[0]).toBe('text')
    expect(kinds.at(-1)).toBe('quiz')
    for (const item of itemsOf(course)) {
      if (item.kind !== 'text' || !item.required) continue
      const letters = item.html.replace(/<[^>]+>|\s/g, '')
      expect(letters.length, item.title).toBeGreaterThanOrEqual(600)
      expect(letters.length, item.title).toBeLessThanOrEqual(1200)
    }
  },
)
