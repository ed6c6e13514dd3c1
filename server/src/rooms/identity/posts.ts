import {
  endPost,
  grantPost,
  listPostPlaces,
  listPosts,
  type Post,
  postNames,
  postPlaces,
  role,
} from '@xinglin/contract/identity'
import type { InputOf, PostKind } from '@xinglin/contract/call'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, refuse, type Day, type Visit } from '#platform/visit'
import { collegesOf, departmentsOf, lockCollege } from '#schools'
import { facesOf } from './people.ts'
import { postPlaceNames } from './held-posts.ts'
import { postStore, type PostRow } from './post-store.ts'
import { forgetSessions } from './session-memory.ts'
import { identityStore } from './store.ts'
import { userStore } from './user-store.ts'

const { missing, notTeacher, place, days, twice, closed, ended } = grantPost.refusals

/** Whether the visitor may grant: the platform may keep it to itself. */
const mayGrant = ({ who, school }: Visit): boolean =>
  who === 'operator' || school.flags['no_granting'] !== true

const stateOf = ({ endedAt, fromDay, untilDay }: PostRow, today: Day): Post['State'] => {
  if (endedAt !== null) return 'ended'
  if (untilDay !== null && untilDay < today) return 'over'
  return fromDay > today ? 'later' : 'active'
}

const hasPlace = async (visit: Visit, kind: PostKind, placeId: string): Promise<boolean> =>
  postPlaces[kind] === 'college'
    ? lockCollege(visit, placeId)
    : (await departmentsOf(visit)).some(({ id }) => id === placeId)

const grant = async (visit: Visit, input: InputOf<typeof grantPost>) => {
  if (!mayGrant(visit)) throw refuse(closed)
  const { PersonId, Kind, PlaceId, UntilDay } = input
  const users = userStore(visit)
  // Held, so that nobody makes a student or an administrator of them, or deletes them, meanwhile.
  await users.lock([PersonId])
  const [row] = await users.find([PersonId])
  if (row?.person.roleType !== role.teacher) throw refuse(notTeacher)
  if (!(await hasPlace(visit, Kind, PlaceId))) throw refuse(place)
  const today = dayIn(visit.school.timezone, visit.at)
  const fromDay = input.FromDay || today
  if (UntilDay !== '' && (UntilDay < fromDay || UntilDay < today)) throw refuse(days)
  const id = newId(visit.at.getTime())
  const isAdded = await postStore(visit).add(
    {
      id,
      personId: PersonId,
      kind: Kind,
      placeId: PlaceId,
      fromDay,
      untilDay: UntilDay || null,
      grantedBy: visit.person?.id ?? '',
      grantedAt: visit.at,
    },
    today,
  )
  if (!isAdded) throw refuse(twice)
  const where = (await postPlaceNames(visit)).get(PlaceId) ?? ''
  await visit.publish({
    kind: 'managed',
    area: 'users',
    text: `授予“${row.person.realName}”职务：${postNames[Kind]}（${where}）`,
    detail: `${row.person.number}；${fromDay} 起${UntilDay ? `，至 ${UntilDay}` : ''}`,
  })
  return { Id: id }
}

const end = async (visit: Visit, id: string): Promise<void> => {
  const store = postStore(visit)
  const row = await store.lock(id)
  if (!row) throw refuse(missing)
  if (row.endedAt !== null) throw refuse(ended)
  const known = await identityStore(visit).findPerson(row.personId)
  // Held, so that nobody who is signing in now still reads it.
  if (known) await identityStore(visit).lockAccount(known.account.id)
  await store.end({ id }, visit.person?.id ?? '', visit.at)
  if (known) await store.endSessions(known.account.id)
  visit.afterwards(forgetSessions)
  const where = (await postPlaceNames(visit)).get(row.placeId) ?? '已删除'
  await visit.publish({
    kind: 'managed',
    area: 'users',
    text: `收回“${known?.person.realName ?? ''}”的职务：${postNames[row.kind]}（${where}）`,
    detail: known?.person.number ?? '',
  })
}

/** Answers those who give posts of the school, and take them away. */
export const postCalls = () => [
  answer(listPosts, async function handleListPosts(visit, input) {
    const today = dayIn(visit.school.timezone, visit.at)
    const wanted = { key: input.SearchKey, kind: input.Kind, state: input.State, today }
    const store = postStore(visit)
    const rows = await store.list(wanted, input.PageIndex, input.PageSize)
    const names = await facesOf(
      visit,
      rows.flatMap(({ post }) => [
        post.grantedBy,
        ...(post.endedBy === null ? [] : [post.endedBy]),
      ]),
    )
    const places = await postPlaceNames(visit)
    return {
      List: rows.map(({ post, name, number }) => ({
        Id: post.id,
        PersonId: post.personId,
        RealName: name,
        Number: number,
        Kind: post.kind,
        PlaceId: post.placeId,
        PlaceName: places.get(post.placeId) ?? '',
        FromDay: post.fromDay,
        UntilDay: post.untilDay ?? '',
        State: stateOf(post, today),
        GrantedByName: names.get(post.grantedBy)?.name ?? '',
        GrantedAt: post.grantedAt.toISOString(),
        EndedByName: names.get(post.endedBy ?? '')?.name ?? '',
        EndedAt: post.endedAt?.toISOString() ?? '',
      })),
      Count: await store.count(wanted),
      MayGrant: mayGrant(visit),
    }
  }),

  answer(listPostPlaces, async function handleListPostPlaces(visit) {
    const departments = await departmentsOf(visit)
    const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
    return {
      Colleges: (await collegesOf(visit)).map(({ id, name }) => ({
        Id: id,
        Name: name,
        ParentName: '',
      })),
      Departments: departments.map(({ id, name, parentId }) => ({
        Id: id,
        Name: name,
        ParentName: nameOf.get(parentId ?? '') ?? '',
      })),
    }
  }),

  answer(grantPost, grant),

  answer(endPost, async function handleEndPost(visit, { Id }) {
    await end(visit, Id)
    return {}
  }),
]
