import { dropComment, keepComment, listComments } from '@xinglin/contract/marking'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import { bankStore, type CommentRow } from './bank-store.ts'

/** Texts that a bank may hold. */
const maxTexts = 100

const listFor = async (visit: Visit) =>
  (await bankStore(visit).list(visit.person?.id ?? '')).map(({ id, text, uses }) => ({
    Id: id,
    Text: text,
    Uses: uses,
  }))

/** Answers teachers about their own comment bank. */
export const bankCalls = () => [
  answer(listComments, function handleListComments(visit) {
    return listFor(visit)
  }),

  answer(keepComment, async function handleKeepComment(visit, { Text }) {
    const { full, sensitive } = keepComment.refusals
    await refuseSensitive(visit, Text, 'marking', sensitive)
    const own = visit.person?.id ?? ''
    const text = Text.trim()
    const store = bankStore(visit)
    if (!(await store.use(own, text, visit.at))) {
      if ((await store.list(own)).length >= maxTexts) throw refuse(full)
      await store.add({ id: newId(visit.at.getTime()), personId: own, text, usedAt: visit.at })
    }
    return listFor(visit)
  }),

  answer(dropComment, async function handleDropComment(visit, { Id }) {
    if (!(await bankStore(visit).drop(visit.person?.id ?? '', Id)))
      throw refuse(dropComment.refusals.missing)
    return listFor(visit)
  }),
]

/** Takes over texts of banks that were kept elsewhere; what is there already stays. */
export const adoptComments = async (
  school: TenantContext,
  rows: readonly CommentRow[],
): Promise<void> => {
  for (const row of rows) await bankStore(school).add(row)
}
