import { call } from '#call'
import { confirm, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { disableUsers, resetPassword, type User } from '@xinglin/contract/identity'
import { useState } from 'react'
import { userLists } from './user-queries.ts'

/** A password that is shown once. */
export type OneTime = { readonly name: string; readonly password: string }

const say = (error: unknown) => toast.error(error instanceof Error ? error.message : String(error))

/** What may be done to people besides their form: out and in again, and a new first password. Each asks once. */
export const useUserDeeds = (onPassword: (oneTime: OneTime) => void) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)

  const deed = async (run: () => Promise<void>) => {
    setPending(true)
    try {
      await run()
      await queries.invalidateQueries({ queryKey: userLists })
    } catch (error) {
      say(error)
    } finally {
      setPending(false)
    }
  }

  /** Disables or enables; resolves to whether it was done. */
  const disable = async (ids: readonly string[], disabled: boolean, whom: string) => {
    const agreed = await confirm({
      title: disabled ? `停用${whom}？` : `启用${whom}？`,
      note: disabled
        ? '停用后立即退出登录且无法再登录；学习记录保留，可随时重新启用。'
        : '启用后可用原来的账号和密码登录。',
      yes: disabled ? '停用' : '启用',
      danger: disabled,
    })
    if (!agreed) return false
    let done = false
    await deed(async () => {
      const { Changed: changed } = await call(disableUsers, { Ids: [...ids], Disabled: disabled })
      toast.success(`${disabled ? '已停用' : '已启用'} ${changed} 个账号`)
      done = true
    })
    return done
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

  return { pending, disable, reset }
}
