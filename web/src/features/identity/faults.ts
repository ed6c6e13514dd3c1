import { passwordFault, type Session } from '@xinglin/contract/identity'

/** The three lines of the form. */
export type Change = { readonly old: string; readonly next: string; readonly again: string }

/** What is wrong with each line, as a sentence; empty where nothing is. */
export const faultsOf = (change: Change, who: Session): Change => {
  const personal = [who.RealName, who.AccountName, who.StudentIDOrJobNumber]
  return {
    old: change.old ? '' : '请输入原密码',
    next:
      change.next === change.old && change.old
        ? '新密码不能与原密码相同'
        : (passwordFault(change.next, personal) ?? ''),
    again: change.again === change.next ? '' : '两次输入的新密码不一致',
  }
}
