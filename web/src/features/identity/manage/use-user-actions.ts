import { call } from '#call'
import { confirm, inPortions, offerSheets, type Outcome, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  deleteUsers,
  disableUsers,
  eraseUsers,
  resetPassword,
  resetPasswords,
  restoreUsers,
  type User,
} from '@xinglin/contract/identity'
import { passwordSheet } from './user-sheet.ts'
import { userLists } from './user-queries.ts'

/** A password that is shown once. */
export type OneTime = { readonly name: string; readonly password: string }

type Progress = (done: number) => void
type Somebody = { readonly Id: string }
type Answer = { readonly Id: string; readonly Done: boolean; readonly Note: string }

const maxAtOnce = 100
const maxPasswords = 20
const keyOf = ({ Id }: Somebody) => Id
const outcomeOf = ({ Id, Done, Note }: Answer): Outcome => ({
  key: Id,
  done: Done,
  ...(Note && { note: Note }),
})
const say = (error: unknown) => toast.error(messageOf(error))

const byRows = { delete: deleteUsers, restore: restoreUsers, erase: eraseUsers }

/** What may be done to people besides their form. Each asks once. */
export const useUserActions = (onPassword: (oneTime: OneTime) => void) => {
  const queries = useQueryClient()
  const anew = () => queries.invalidateQueries({ queryKey: userLists })

  const agreeTo = (disabled: boolean, whom: string) =>
    confirm({
      title: disabled ? `停用${whom}？` : `启用${whom}？`,
      note: disabled
        ? '停用后立即退出登录且无法再登录；学习记录保留，可随时重新启用。'
        : '启用后可用原来的账号和密码登录。',
      yes: disabled ? '停用' : '启用',
      danger: disabled,
    })

  /** Disables or enables many, a hundred at a time; resolves to what came of each, or to nothing where it was not agreed to. */
  const disable = async (some: readonly Somebody[], disabled: boolean, onProgress: Progress) => {
    if (!(await agreeTo(disabled, `选中的 ${some.length} 个账号`))) return undefined
    const outcomes = await inPortions(
      some,
      { size: maxAtOnce, keyOf, onProgress },
      async (portion) => {
        await call(disableUsers, { Ids: portion.map(keyOf), Disabled: disabled })
        return portion.map(({ Id }) => ({ key: Id, done: true }))
      },
    )
    await anew()
    return outcomes
  }

  const disableOne = async (user: User) => {
    const disabled = !user.Disabled
    if (!(await agreeTo(disabled, `“${user.RealName}”`))) return
    try {
      await call(disableUsers, { Ids: [user.Id], Disabled: disabled })
      toast.success(disabled ? '已停用' : '已启用')
      await anew()
    } catch (error) {
      say(error)
    }
  }

  const reset = async (user: User) => {
    const agreed = await confirm({
      title: `重置“${user.RealName}”的密码？`,
      note: '将生成一次性密码；该用户的所有登录会立即失效，下次登录须修改密码。',
      yes: '重置密码',
    })
    if (!agreed) return
    try {
      const { Password: password } = await call(resetPassword, { Id: user.Id })
      onPassword({ name: user.RealName, password })
      await anew()
    } catch (error) {
      say(error)
    }
  }

  /** New first passwords for many; they are offered as a sheet, once. */
  const resetMany = async (some: readonly User[], onProgress: Progress) => {
    const agreed = await confirm({
      title: `重置选中的 ${some.length} 个账号的密码？`,
      note: '为每人生成一次性密码并下载为表格，只此一次；他们的登录会立即失效，下次登录须修改密码。',
      yes: '重置密码',
    })
    if (!agreed) return undefined
    const passwords = new Map<string, string>()
    const outcomes = await inPortions(
      some,
      { size: maxPasswords, keyOf, onProgress },
      async (portion) => {
        const { List: list } = await call(resetPasswords, { Ids: portion.map(keyOf) })
        for (const { Id, Password } of list) if (Password) passwords.set(Id, Password)
        return list.map(outcomeOf)
      },
    )
    // Their passwords are known nowhere else: a sheet that was not made is tried again.
    const offer = () => offerSheets('一次性密码', [passwordSheet(some, passwords)])
    if (passwords.size > 0 && !(await offer()) && !(await offer()))
      toast.error('文件生成失败，请重新重置')
    await anew()
    return outcomes
  }

  /** Puts many into the bin, takes them out of it, or erases them; what the question is stands with the caller. */
  const byRow = async (
    how: keyof typeof byRows,
    some: readonly Somebody[],
    {
      onProgress,
      title,
      note,
      yes,
    }: { onProgress: Progress; title: string; note: string; yes: string },
  ) => {
    if (!(await confirm({ title, note, yes, danger: how !== 'restore' }))) return undefined
    const outcomes = await inPortions(
      some,
      { size: maxAtOnce, keyOf, onProgress },
      async (portion) => {
        const { List: list } = await call(byRows[how], { Ids: portion.map(keyOf) })
        return list.map(outcomeOf)
      },
    )
    await anew()
    return outcomes
  }

  return { disable, disableOne, reset, resetMany, byRow, anew }
}
