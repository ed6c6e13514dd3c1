import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  addTeachingPost,
  answerTeachingPost,
  closeTeachingPost,
  decideTeachingMatch,
  type listTeachingPosts,
  type TeachingMatch,
  type TeachingPost,
} from '@xinglin/contract/peer-teaching'
import { membershipStore } from '#classes'
import { refuseSensitive } from '#dictionaries'
import { newId } from '#platform/ids'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { type MatchRow, postStore } from './post-store.ts'
import { toMatches, toPosts } from './serialize.ts'

const mostOpen = 5

const ownId = (visit: Visit): string => memberOf(visit)?.id ?? nobody

/** Posts of the school, and one's own. */
export const listPosts = async (visit: Visit, input: InputOf<typeof listTeachingPosts>) => {
  const wanted = { key: input.SearchKey, kind: input.Kind, personId: ownId(visit) }
  const store = postStore(visit)
  return {
    List: await toPosts(visit, await store.newest(wanted, input.PageIndex, input.PageSize)),
    Count: await store.count(wanted),
  }
}

/** Posts what somebody can help with, or wants help with. */
export const addPost = async (
  visit: Visit,
  { Id, Kind, Subject, Note }: InputOf<typeof addTeachingPost>,
): Promise<TeachingPost> => {
  const { sensitive, many, taken } = addTeachingPost.refusals
  const store = postStore(visit)
  if ((await store.openOf(ownId(visit))) >= mostOpen) throw refuse(many)
  await refuseSensitive(visit, `${Subject}\n${Note}`, 'peer-teaching', sensitive)
  const row = {
    id: Id,
    personId: ownId(visit),
    kind: Kind,
    subject: Subject,
    note: Note,
    open: true,
    createdAt: visit.at,
  }
  if (!(await store.add(row))) throw refuse(taken)
  const [post] = await toPosts(visit, [{ ...row, schoolId: visit.school.id }])
  if (!post) throw new Error('a post vanished')
  return post
}

/** Closes a post of the visitor's; who found one another stay matched. */
export const closePost = async (visit: Visit, id: string): Promise<void> => {
  const row = await postStore(visit).find(id)
  if (row?.personId !== ownId(visit)) throw refuse(closeTeachingPost.refusals.missing)
  await postStore(visit).close(id)
}

/** The 教学班 that somebody studies in now. */
export const classesToBeHelpedIn = async (visit: Visit, personId: string) =>
  (await membershipStore(visit).of(personId)).filter(
    ({ kind, archived }) => kind === 'teaching' && !archived,
  )

const refuseOtherClass = async (
  visit: Visit,
  helpedId: string,
  classId: string,
  refusal: readonly [code: number, message: string],
): Promise<void> => {
  if (!(await classesToBeHelpedIn(visit, helpedId)).some(({ id }) => id === classId))
    throw refuse(refusal)
}

const toMatch = async (visit: Visit, row: MatchRow): Promise<TeachingMatch> => {
  const post = await postStore(visit).find(row.postId)
  const [match] = await toMatches(visit, [{ ...row, post }])
  if (!match) throw new Error('a match vanished')
  return match
}

/** Answers a post: whoever is helped says in which class, or does when they agree. */
export const answerPost = async (
  visit: Visit,
  { Id, ClassId, Note }: InputOf<typeof answerTeachingPost>,
): Promise<TeachingMatch> => {
  const refusals = answerTeachingPost.refusals
  const store = postStore(visit)
  const post = await store.find(Id)
  const own = ownId(visit)
  if (!post) throw refuse(refusals.missing)
  if (post.personId === own) throw refuse(refusals.own)
  if (!post.open) throw refuse(refusals.closed)
  const isOffer = post.kind === 'offer'
  if (isOffer) await refuseOtherClass(visit, own, ClassId, refusals.class)
  await refuseSensitive(visit, Note, 'peer-teaching', refusals.sensitive)
  const row = {
    id: newId(visit.at.getTime()),
    postId: Id,
    helperId: isOffer ? post.personId : own,
    helpedId: isOffer ? own : post.personId,
    classId: isOffer ? ClassId : null,
    state: 'asked' as const,
    note: Note,
    createdAt: visit.at,
  }
  if (!(await store.addMatch(row))) throw refuse(refusals.twice)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'teaching-asked',
      subjectId: Id,
      title: post.subject,
      to: [post.personId],
      occurrence: row.id,
    },
  })
  return toMatch(visit, { ...row, schoolId: visit.school.id })
}

/** Says whether the visitor agrees to who answered their post. */
export const decideMatch = async (
  visit: Visit,
  { Id, Accept, ClassId }: InputOf<typeof decideTeachingMatch>,
): Promise<TeachingMatch> => {
  const refusals = decideTeachingMatch.refusals
  const store = postStore(visit)
  const row = await store.lockMatch(Id)
  const post = row && (await store.find(row.postId))
  const own = ownId(visit)
  if (!row || !post || post.personId !== own) throw refuse(refusals.missing)
  if (row.state !== 'asked') throw refuse(refusals.decided)
  const classId = row.classId ?? ClassId
  if (Accept && row.helpedId === own) await refuseOtherClass(visit, own, classId, refusals.class)
  const set = {
    state: Accept ? ('accepted' as const) : ('declined' as const),
    ...(Accept && { classId }),
  }
  await store.changeMatch(Id, set)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'teaching-answered',
      subjectId: post.id,
      title: post.subject,
      to: [row.helperId === own ? row.helpedId : row.helperId],
      occurrence: Id,
    },
  })
  return toMatch(visit, { ...row, ...set })
}

/** The visitor's matches, and the classes in which they can be helped. */
export const listMatches = async (visit: Visit) => {
  const own = ownId(visit)
  const store = postStore(visit)
  const rows = []
  for (const row of await store.matchesOf(own))
    rows.push({ ...row, post: await store.find(row.postId) })
  return {
    List: await toMatches(visit, rows),
    Classes: (await classesToBeHelpedIn(visit, own)).map(({ id, name }) => ({
      Id: id,
      Name: name,
    })),
  }
}
