import { expect, test } from 'vitest'
import { demoSchools } from './index.ts'

const schools = demoSchools()

test.each(schools)(
  '$name: every course names a department, a section and a teacher of its school',
  (school) => {
    for (const course of school.courses) {
      const department = school.departments.find((one) => one.name === course.department)
      expect(department, course.slug).toBeDefined()
      expect(
        department?.sections.map((one) => one.name),
        course.slug,
      ).toContain(course.section)
      expect(
        school.people.filter((one) => one.role === 'teacher').map((one) => one.login),
      ).toContain(course.teacher)
    }
  },
)

test('the first school has at least 8 courses over 4 departments by 6 teachers', () => {
  const [first] = schools
  expect(first?.courses.length).toBeGreaterThanOrEqual(8)
  expect(new Set(first?.courses.map((one) => one.department)).size).toBeGreaterThanOrEqual(4)
  expect(first?.people.filter((one) => one.role === 'teacher').length).toBeGreaterThanOrEqual(6)
})

test('every named id of demo-ids.json belongs to exactly one course', () => {
  const ids = schools.flatMap((school) => school.courses).flatMap((course) => course.id ?? [])
  expect(new Set(ids).size).toBe(6)
  expect(ids).toHaveLength(6)
})
