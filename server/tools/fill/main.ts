import { parseArgs } from 'node:util'
import { readConfig } from '#config'
import { hashPassword, makePerson } from '#identity'
import { migrate, openDatabase, type Database } from '#platform/database'
import { newId } from '#platform/ids'
import { StartupError } from '#platform/startup-error'
import { departmentsOf, hasSchool, makeSchool } from '#schools'
import { makeTeacher } from '#teachers'
import { databaseOf } from '../installation-database.ts'
import { fillSchool, type Ground } from './fill.ts'
import { personName } from './words.ts'

const key = 'large'
const password = 'Xinglin-2026'
const places = ['内科', '外科', '妇产', '儿科', '急诊', '护理', '全科', '影像']
const teachersCount = 300

const given = () => {
  const { values } = parseArgs({
    options: {
      courses: { type: 'string', default: '100000' },
      users: { type: 'string', default: '200000' },
      attempts: { type: 'string', default: '1000000' },
      events: { type: 'string', default: '1' },
      reviews: { type: 'string', default: '100000' },
      host: { type: 'string', default: 'large.localhost' },
    },
  })
  const number = (text: string): number => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < 1)
      throw new StartupError(
        'Use: npm run fill -- --courses 100000 --users 200000 --attempts 1000000 --events 8 --reviews 100000',
      )
    return value
  }
  const { courses, users, attempts, events, reviews, host } = values
  return {
    courses: number(courses),
    users: number(users),
    attempts: number(attempts),
    events: number(events),
    reviews: number(reviews),
    host,
  }
}

/** The school with its departments, teachers and an administrator, made by the rooms as any other. */
const makeGround = async (database: Database, host: string): Promise<Ground> => {
  if (await hasSchool(database.global, key))
    throw new StartupError('There is a large school already; it is made once in an installation.')
  const schoolId = newId()
  const passwordHash = await hashPassword(password)
  return database.within(schoolId, async (db) => {
    await makeSchool(db, schoolId, {
      key,
      hosts: [host],
      name: '万卷医科大学',
      platformName: '万卷医科大学 · 杏林实践教学平台',
      remark: '用于度量的大型学校：人物与课程均为虚构。',
      themeColour: '#1d4ed8',
      platformAttribution: 2,
      providerNo: 1,
      menuCodes: [1, 2, 3, 4, 5],
      servicePhone: '400-000-0000',
      exitOperationMinutes: 60,
      flags: { personal_centre: true, reviews: true, other_courses: true, guest: true },
      departments: places.map((name) => ({
        name,
        sections: Array.from({ length: 6 }, (_, i) => ({ name: `${name}${i + 1}组` })),
      })),
    })
    const departments = await departmentsOf({ db, school: { id: schoolId } })
    const roots = departments.filter((one) => one.parentId === null)
    const person = { password, gender: null, demo: true }
    await makePerson(db, schoolId, {
      ...person,
      login: 'admin1',
      number: 'A1',
      realName: '管理员',
      roleType: 2,
    })
    const teachers = Array.from({ length: teachersCount }, (_, i) => ({
      id: newId(),
      name: personName(i * 7),
    }))
    for (const [sort, { id, name }] of teachers.entries())
      await makeTeacher(db, schoolId, {
        id,
        name,
        title: 5 + (sort % 9),
        departmentId: roots[sort % roots.length]?.id ?? null,
        gender: null,
        remark: '度量用的教师。',
        sort,
      })
    const sections = departments.flatMap(({ id, parentId }) => (parentId ? [{ id, parentId }] : []))
    return { schoolId, sections, teachers, passwordHash }
  })
}

const main = async (): Promise<void> => {
  const { host, ...size } = given()
  const config = readConfig()
  if (config.NODE_ENV === 'production')
    throw new StartupError('A school for measuring has published passwords: not in production.')
  const postgres = await databaseOf(config.DATA_DIR, config.DATABASE_URL)
  try {
    const database = openDatabase({ url: postgres.url, pool: 2, role: await migrate(postgres.url) })
    const ground = await makeGround(database, host)
    await database.close()
    const began = Date.now()
    const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`
    await fillSchool(postgres.url, ground, size, (words) =>
      process.stdout.write(`  ${seconds().padStart(6)}  ${words}\n`),
    )
    process.stdout.write(
      `  ${seconds().padStart(6)}  done: http://${host}  u0, u1, … and admin1  ${password}\n`,
    )
  } finally {
    await postgres.stop()
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(
      `\n  ${error instanceof StartupError ? error.message : (error as Error).stack}\n\n`,
    )
    process.exit(1)
  },
)
