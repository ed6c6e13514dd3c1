import { call } from '#call'
import { confirm, inPortions, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { disableUsers, resetPassword, type User } from '@xinglin/contract/identity'
import { userLists } from './user-queries.ts'

/** A password that is shown once. */
export type OneTime = { readonly name: string; readonly password: string }

const mostAtOnce = 100
const keyOf = ({ Id }: User) => Id

const say = (error: unknown) => toast.error(error instanceof Error ? error.message : String(error))

/** What may be done to people besides their form: out and in again, and a new first password. Each asks once. */
export const useUserDeeds = (onPassword: (oneTime: OneTime) => void) => {
  const queries = useQueryClient()

  const deed = async (run: () => Promise<void>) => {
    try {
      await run()
      await queries.invalidateQueries({ queryKey: userLists })
    } catch (error) {
      say(error)
    }
  }

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
  const disable = async (
    some: readonly User[],
    disabled: boolean,
    heard: (done: number) => void,
  ) => {
    if (!(await agreeTo(disabled, `选中的 ${some.length} 个账号`))) return undefined
    const outcomes = await inPortions(some, { size: mostAtOnce, keyOf, heard }, async (portion) => {
      await call(disableUsers, { Ids: portion.map(keyOf), Disabled: disabled })
      return portion.map((user) => ({ key: user.Id, done: true }))
    })
    await queries.invalidateQueries({ queryKey: userLists })
    return outcomes
  }

  const disableOne = async (user: User) => {
    const disabled = !user.Disabled
    if (!(await agreeTo(disabled, `“${user.RealName}”`))) return
    await deed(async () => {
      await call(disableUsers, { Ids: [user.Id], Disabled: disabled })
      toast.success(disabled ? '已停用' : '已启用')
    })
  }

  const reset = async (user: User) => {
    const agreed = await confirm({
      title: `重置“${user.RealName}”的密码？`,
      note: '将生成一次性密码；该用户的所有登录会立即失效，下次登录须修改密码。',
      yes: '重置密码',
    })
    if (!agreed) return
    await deed(async () => {
      const { Password: password } = await call(resetPassword, { Id: user.Id })
      onPassword({ name: user.RealName, password })
    })
  }

  return { disable, disableOne, reset }
}
