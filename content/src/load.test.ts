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

test('the schools have something to browse', () => {
  const [first, second] = schools
  const departments = (school = first) => new Set(school?.courses.map((one) => one.department)).size
  const teachers = new Set(first?.courses.map((one) => one.teacher)).size
  expect(first?.courses.length).toBeGreaterThanOrEqual(24)
  expect(departments()).toBeGreaterThanOrEqual(6)
  expect(teachers).toBeGreaterThanOrEqual(8)
  expect(second?.courses.length).toBeGreaterThanOrEqual(8)
})

// A consultation course teaches by its patients: their substance is proofread with the cases.
const theory = schools.flatMap((school) => school.courses.filter((one) => one.kind === 'theory'))

test.each(theory.map((one) => [one.name, one] as const))(
  '%s has substance: texts, questions, and a right answer that its length does not give away',
  (_name, course) => {
    const items = course.chapters.flatMap((chapter) => chapter.items)
    const words = items.map((item) => ('html' in item ? item.html.length : 0))
    expect(words.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(3_500)
    const singles = items.flatMap((item) =>
      item.kind === 'quiz' ? item.questions.filter((one) => one.type === 'single') : [],
    )
    expect(singles.length).toBeGreaterThanOrEqual(3)
    const longest = singles.filter(({ options, answer: [right = 0] }) =>
      options.every((one, i) => i === right || one.length < (options[right] ?? '').length),
    )
    expect(longest.length / singles.length).toBeLessThanOrEqual(0.6)
  },
)

test('the schools have something to tell', () => {
  const [first, second] = schools
  expect(first?.news.length).toBeGreaterThanOrEqual(8)
  expect(second?.news.length).toBeGreaterThanOrEqual(2)
  for (const { title, html } of schools.flatMap((school) => school.news))
    expect(html.length, title).toBeGreaterThan(150)
})

test('topics name courses and news that there are, each course once', () => {
  expect(schools.map((school) => school.topics.length)).toEqual([4, 1])
  for (const { courses, news, topics } of schools)
    for (const topic of topics) {
      const named = topic.groups.flatMap((group) => group.courses)
      expect(new Set(named).size, topic.title).toBe(named.length)
      expect(courses.map((one) => one.slug)).toEqual(expect.arrayContaining(named))
      expect(news.map((one) => one.file)).toEqual(expect.arrayContaining(topic.news))
    }
})

test.each(schools)(
  '$name: what goes on names people, courses, items and topics that there are',
  (school) => {
    const { students, learners, rounds, notes, joins, previews, leads, reviews, consultations } =
      school.life
    const logins = [...school.people.map((one) => one.login), ...students.map((one) => one.number)]
    const numbers = [...school.people, ...students].map((one) => one.number)
    const slugs = school.courses.map((one) => one.slug)
    expect(new Set(logins).size).toBe(logins.length)
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { by } of [...rounds, ...consultations, ...notes, ...previews, ...leads, ...reviews])
      if (by !== undefined) expect(logins).toContain(by)
    const named = [...rounds, ...notes, ...previews, ...leads, ...reviews].map((one) => one.course)
    for (const slug of [...named, ...Object.keys(learners)]) expect(slugs).toContain(slug)
    for (const { course, item } of notes) {
      const chapters = school.courses.find((one) => one.slug === course)?.chapters ?? []
      expect(chapters.flatMap((one) => one.items).map((one) => one.title)).toContain(item)
    }
    for (const one of consultations) {
      const { chapters = [] } = school.courses.find(({ slug }) => slug === one.course) ?? {}
      const items = chapters.flatMap((chapter) => chapter.items)
      expect(items.some((item) => item.kind === 'consultation' && item.case === one.case)).toBe(
        true,
      )
    }
    for (const file of Object.keys(joins))
      expect(school.topics.map((one) => one.file)).toContain(file)
  },
)

test('reviews are one a person and course, varied, and no two alike', () => {
  const [first, second] = schools
  const reviews = first?.life.reviews ?? []
  expect(reviews.length).toBeGreaterThanOrEqual(40)
  expect(new Set(reviews.map((one) => one.rate)).size).toBeGreaterThanOrEqual(4)
  expect(new Set(reviews.map((one) => one.text)).size).toBe(reviews.length)
  expect(new Set(reviews.map((one) => `${one.course} ${one.by}`)).size).toBe(reviews.length)
  // This school has reviews switched off.
  expect(second?.life.reviews).toEqual([])
})

test('every named id of demo-ids.json belongs to exactly one course, class, task, examination or contest', () => {
  const ids = schools
    .flatMap(({ courses, classes, exams, contests }) => [
      ...courses,
      ...classes,
      ...classes.flatMap(({ tasks }) => tasks),
      ...exams,
      ...contests,
    ])
    .flatMap(({ id }) => id ?? [])
  expect(new Set(ids).size).toBe(12)
  expect(ids).toHaveLength(12)
})

test('classes name people that there are; a student is in one 行政班', () => {
  for (const school of schools) {
    const { people, life, newcomers, administrativeClasses, classes, courses } = school
    const teachers = people.filter((one) => one.role === 'teacher').map((one) => one.login)
    const students = [
      ...people.filter((one) => one.role === 'student').map((one) => one.login),
      ...[...life.students, ...newcomers].map((one) => one.number),
    ]
    expect(new Set(students).size).toBe(students.length)
    const placed = administrativeClasses.flatMap((one) => one.students)
    expect(new Set(placed).size).toBe(placed.length)
    for (const one of administrativeClasses) {
      expect(teachers).toContain(one.headTeacher)
    }
    for (const one of classes) {
      expect(teachers).toContain(one.teacher)
      const slugs = [...one.courses, ...one.offerings.map(({ course }) => course)]
      expect(courses.map(({ slug }) => slug)).toEqual(expect.arrayContaining(slugs))
      expect(one.gradebook?.columns.reduce((sum, { weight }) => sum + weight, 0) ?? 100).toBe(100)
    }
    expect(students).toEqual(
      expect.arrayContaining([...placed, ...classes.flatMap((one) => one.students)]),
    )
  }
  const [first] = schools
  expect(new Set(first?.administrativeClasses.map(({ grade }) => grade)).size).toBe(2)
  expect(first?.administrativeClasses).toHaveLength(4)
})

test('a figure of thousands is never broken: a dose would read as another', () =>
  expect(JSON.stringify(schools)).not.toMatch(/\d \d{3}(?!\d)/))
