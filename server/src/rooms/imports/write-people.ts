import { role } from '@xinglin/contract/identity'
import { nobody } from '@xinglin/contract/call'
import { type ListedPlace, placeListed } from '#classes'
import {
  addPeople,
  changePeople,
  lockPeople,
  type newPersonIds,
  type PersonChange,
  type TeacherPort,
  type WholePerson,
} from '#identity'
import { findOrCreateCollege } from '#schools'
import { saidAfter } from './difference.ts'
import type { ImportContext } from './import-context.ts'
import type { Judged } from './judge-rows.ts'
import type { SaidPlace } from './read-place.ts'
import { statedFieldsStore } from './stated-fields-store.ts'

/** Why somebody came into a class, in its history. */
const reason = '名单导入'

/** Somebody new with the ids that were claimed for. */
export type NewPerson = Judged & { readonly ids: ReturnType<typeof newPersonIds> }

/** Finds the places that rows name, and makes those that are not there; remembers which these were. */
export const placeMaker = (context: ImportContext) => {
  const known = new Map<string, Promise<string>>()
  const colleges: string[] = []
  const classes: string[] = []
  const find = async (name: string): Promise<string> => {
    const { id, isMade } = await findOrCreateCollege(context, name)
    if (isMade) colleges.push(id)
    return id
  }
  return {
    made: { colleges, classes },
    /** The id of a 院系 by its name; each is looked up once. */
    collegeOf(name: string): Promise<string> {
      const id = known.get(name) ?? find(name)
      known.set(name, id)
      return id
    },
    async place(listed: readonly ListedPlace[]): Promise<void> {
      classes.push(...(await placeListed(context, listed, reason)))
    },
  }
}
type PlaceMaker = ReturnType<typeof placeMaker>

const listed = async (
  personId: string,
  { college, grade, major, name }: SaidPlace,
  maker: PlaceMaker,
): Promise<ListedPlace> => ({
  personId,
  place: { departmentId: await maker.collegeOf(college), grade, major, name },
})

/** Makes people whose names were claimed, with 院系, class and page; `hashOf` gives the password that is hashed already. */
export const writeNew = async (
  context: ImportContext,
  teachers: TeacherPort,
  people: readonly NewPerson[],
  maker: PlaceMaker,
  passwordHash: string,
): Promise<void> => {
  if (people.length === 0) return
  const rows = []
  const places: ListedPlace[] = []
  for (const { ids, read } of people) {
    const { fields, college, place } = read
    if (!fields) continue
    rows.push({
      ...ids,
      loginName: fields.AccountName || fields.Number,
      number: fields.Number,
      realName: fields.RealName,
      gender: fields.Gender,
      roleType: fields.RoleType,
      phone: fields.Phone,
      email: fields.Email,
      collegeId: college === '' ? null : await maker.collegeOf(college),
      passwordHash,
    })
    if (place) places.push(await listed(ids.id, place, maker))
  }
  await addPeople(context, rows)
  await maker.place(places)
  await teachers.add(
    context,
    people.flatMap(({ ids, read: { fields } }) =>
      fields?.RoleType === role.teacher
        ? [
            {
              id: ids.id,
              name: fields.RealName,
              gender: fields.Gender,
              title: fields.Title === 0 ? 7 : fields.Title,
              departmentId: fields.DepartmentId === nobody ? null : fields.DepartmentId,
              remark: '',
            },
          ]
        : [],
    ),
  )
  await statedFieldsStore(context).write(
    people.map(({ ids, stated }) => ({ id: ids.id, stated: saidAfter({}, stated) })),
  )
}

/** What a row changes of the person's own row, as far as nobody has changed it by hand. */
const changeOf = async (
  { read: { fields, college }, row }: Judged,
  maker: PlaceMaker,
): Promise<PersonChange> => {
  const changed = new Set(row.changes.filter(({ Kept }) => !Kept).map(({ Column }) => Column))
  if (!fields) return {}
  return {
    ...(changed.has('姓名') && { realName: fields.RealName }),
    ...(changed.has('登录名') && { loginName: fields.AccountName }),
    ...(changed.has('性别') && { gender: fields.Gender }),
    ...(changed.has('手机') && { phone: fields.Phone }),
    ...(changed.has('邮箱') && { email: fields.Email }),
    ...(changed.has('院系') && { collegeId: await maker.collegeOf(college) }),
  }
}

/** Says of a teacher what a list says: name, title and gender stand on the public page as well. */
const changeTeacher = async (
  context: ImportContext,
  teachers: TeacherPort,
  person: WholePerson,
  { read: { fields } }: Judged,
  change: PersonChange,
): Promise<void> => {
  const before = (await teachers.of(context, [person.id])).get(person.id)
  if (!fields || !before) return
  await teachers.save(context, person.id, {
    name: change.realName ?? person.realName,
    gender: change.gender === undefined ? person.gender : change.gender,
    title: fields.Title === 0 ? before.title : fields.Title,
    departmentId: before.departmentId,
    remark: before.remark,
  })
}

/** Says of people what their rows say otherwise; they are held, so that nobody changes them meanwhile. */
export const writeChanged = async (
  context: ImportContext,
  teachers: TeacherPort,
  rows: readonly Judged[],
  maker: PlaceMaker,
): Promise<void> => {
  if (rows.length === 0) return
  const ids = rows.flatMap(({ person }) => person?.id ?? [])
  const people = new Map((await lockPeople(context, ids)).map((one) => [one.id, one]))
  const before = await statedFieldsStore(context).of(ids)
  const places: ListedPlace[] = []
  const changes: { before: WholePerson; change: PersonChange }[] = []
  const statedFields = []
  for (const one of rows) {
    const person = people.get(one.person?.id ?? '')
    if (!person) continue
    const isChanged = (column: string): boolean =>
      one.row.changes.some(({ Column, Kept }) => Column === column && !Kept)
    const change = await changeOf(one, maker)
    if (Object.keys(change).length > 0) changes.push({ before: person, change })
    const onPage = isChanged('姓名') || isChanged('性别') || isChanged('职称')
    if (person.roleType === role.teacher && onPage)
      await changeTeacher(context, teachers, person, one, change)
    if (isChanged('班级') && one.read.place)
      places.push(await listed(person.id, one.read.place, maker))
    statedFields.push({ id: person.id, stated: saidAfter(before.get(person.id) ?? {}, one.stated) })
  }
  await changePeople(context, changes)
  await maker.place(places)
  await statedFieldsStore(context).write(statedFields)
}
