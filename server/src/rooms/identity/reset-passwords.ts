import { resetPasswords, role } from '@xinglin/contract/identity'
import { answer } from '#platform/http'
import { done, notDone, whyNotTouched } from './outcomes.ts'
import { hashPassword } from './passwords.ts'
import { forgetSessions } from './session-memory.ts'
import { identityStore } from './store.ts'
import { oneTimePassword } from './users.ts'
import { userStore } from './user-store.ts'

/** Answers new first passwords of several people, each told once. */
export const resettingCalls = () => [
  answer(resetPasswords, async function handleResetPasswords(visit, { Ids }) {
    const wanted = [...new Set(Ids)]
    const peopleById = new Map(
      (await userStore(visit).find(wanted)).map((row) => [row.person.id, row]),
    )
    const store = identityStore(visit)
    const reset = async (id: string) => {
      const row = peopleById.get(id)
      const why = whyNotTouched(visit, row)
      if (why !== undefined || !row) return { ...notDone(id, why ?? 'missing'), Password: '' }
      const password = oneTimePassword()
      // Guests share theirs and cannot change it.
      const mustChange = row.person.roleType !== role.guest
      await store.setPassword(row.account.id, await hashPassword(password), mustChange)
      await store.endAllSessions(row.account.id)
      await store.forgetFailures(row.account.loginNorm)
      return { ...done(id), Password: password }
    }
    const list: Awaited<ReturnType<typeof reset>>[] = []
    for (const id of wanted) list.push(await reset(id))
    const names = list.flatMap(({ Id, Done }) =>
      Done ? [peopleById.get(Id)?.person.realName ?? ''] : [],
    )
    if (names.length > 0) {
      visit.afterwards(forgetSessions)
      await visit.publish({
        kind: 'managed',
        area: 'users',
        text: `重置了 ${names.length} 个用户的密码`,
        detail: names.join('、'),
      })
    }
    return { List: list }
  }),
]
