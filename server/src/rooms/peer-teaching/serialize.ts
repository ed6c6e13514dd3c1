import { nobody } from '@xinglin/contract/call'
import type { TeachingMatch, TeachingPost, TeachingSession } from '@xinglin/contract/peer-teaching'
import { classTitles } from '#classes'
import { facesOf } from '#identity'
import { memberOf, type Visit } from '#platform/visit'
import type { MatchRow, PostRow } from './post-store.ts'
import { postStore } from './post-store.ts'
import type { SessionRow } from './session-store.ts'

const ownId = (visit: Visit): string => memberOf(visit)?.id ?? nobody

/** Posts as students list them. */
export const toPosts = async (visit: Visit, rows: readonly PostRow[]): Promise<TeachingPost[]> => {
  const own = ownId(visit)
  const faces = await facesOf(
    visit,
    rows.map(({ personId }) => personId),
  )
  const answered = new Map(
    (await postStore(visit).matchesOf(own)).map(({ postId, state }) => [postId, state]),
  )
  return rows.map((row) => ({
    Id: row.id,
    Kind: row.kind,
    Name: faces.get(row.personId)?.name ?? '',
    Subject: row.subject,
    Note: row.note,
    CreatedAt: row.createdAt.toISOString(),
    Open: row.open,
    Own: row.personId === own,
    Answered: row.personId === own ? '' : (answered.get(row.id) ?? ''),
  }))
}

/** Matches as one of both has them. */
export const toMatches = async (
  visit: Visit,
  rows: readonly (MatchRow & { readonly post: PostRow | undefined })[],
): Promise<TeachingMatch[]> => {
  const own = ownId(visit)
  const faces = await facesOf(
    visit,
    rows.flatMap(({ helperId, helpedId }) => [helperId, helpedId]),
  )
  const names = await classTitles(
    visit,
    rows.flatMap(({ classId }) => (classId ? [classId] : [])),
  )
  return rows.map((row) => ({
    Id: row.id,
    Subject: row.post?.subject ?? '',
    HelperName: faces.get(row.helperId)?.name ?? '',
    HelpedName: faces.get(row.helpedId)?.name ?? '',
    ClassName: (row.classId && names.get(row.classId)) || '',
    State: row.state,
    Waits: row.state === 'asked' && row.post?.personId === own,
    Helps: row.helperId === own,
    Note: row.note,
  }))
}

/** Rows of the ledger for one of both, or for who verifies. */
export const toSessions = async (
  visit: Visit,
  rows: readonly SessionRow[],
): Promise<TeachingSession[]> => {
  const own = ownId(visit)
  const faces = await facesOf(
    visit,
    rows.flatMap(({ helperId, helpedId, verifierId }) => [
      helperId,
      helpedId,
      ...(verifierId ? [verifierId] : []),
    ]),
  )
  const names = await classTitles(
    visit,
    rows.map(({ classId }) => classId),
  )
  const isStudent = visit.who === 'student'
  return rows.map((row) => ({
    Id: row.id,
    Day: row.heldOn,
    Year: row.year,
    Subject: row.subject,
    HelperName: faces.get(row.helperId)?.name ?? '',
    HelpedName: faces.get(row.helpedId)?.name ?? '',
    ClassName: names.get(row.classId) ?? '',
    Minutes: row.minutes,
    Note: row.note,
    State: row.state,
    Reason: row.reason,
    VerifierName: (row.verifierId && faces.get(row.verifierId)?.name) || '',
    Helps: row.helperId === own,
    Waits: isStudent
      ? row.state === 'told' && row.toldBy !== own
      : row.state === 'agreed' || row.state === 'disputed',
    MayWithdraw: isStudent && row.state === 'told' && row.toldBy === own,
  }))
}
