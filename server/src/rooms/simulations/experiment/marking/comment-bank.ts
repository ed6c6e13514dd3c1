import { dropComment, keepComment, labComments } from '@xinglin/contract/simulations/experiment'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { bankStore } from './comment-bank-store.ts'

/** Texts that a bank may hold. */
const mostTexts = 100

const listFor = async (visit: Visit) =>
  (await bankStore(visit).list(visit.person?.id ?? '')).map(({ id, text, uses }) => ({
    Id: id,
    Text: text,
    Uses: uses,
  }))

/** Answers teachers about their own comment bank. */
export const bankCalls = () => [
  answer(labComments, function handleLabComments(visit) {
    return listFor(visit)
  }),

  answer(keepComment, async function handleKeepComment(visit, { Text }) {
    const { full, sensitive } = keepComment.refusals
    await refuseSensitive(visit, Text, 'experiment', sensitive)
    const own = visit.person?.id ?? ''
    const text = Text.trim()
    const store = bankStore(visit)
    if (!(await store.use(own, text, visit.at))) {
      if ((await store.list(own)).length >= mostTexts) throw refuse(full)
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
