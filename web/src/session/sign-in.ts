import { call, CallError, provenWork, serverNow } from '#call'
import { confirm, isUnsaved, toast } from '#ui'
import { login, logout, type Session, SignInProof, userLoginNew } from '@xinglin/contract/identity'
import { beginSession, endSession, session } from './store.ts'
import { go } from './way.ts'

/** What somebody types to sign in; `door` 0 is the administrators'. */
export type Credentials = {
  readonly account: string
  readonly password: string
  readonly door: 0 | 2
}

const onlySession = (data: Session & { Redirect?: string }): Session => {
  const { Redirect: _, ...rest } = data
  return rest
}

/** The riddle that the server sets while strangers flood it with wrong passwords; undefined for any other refusal. */
const riddleIn = (error: unknown) => {
  if (!(error instanceof CallError) || error.code !== userLoginNew.refusals.unproven[0]) return
  const read = SignInProof.safeParse(error.data)
  return read.success ? read.data : undefined
}

/** A browser solves so many before it says that it cannot. */
const maxRiddles = 3

const inputOf = ({ account, password, door }: Credentials) => ({
  LoginType: door,
  timestamp: serverNow(),
  UserName: account.trim(),
  PassWord: password,
  Mac: 1,
})

/** Asks for a session without taking it into use; a riddle that the server sets is solved unseen. */
export const askForSession = async ({ account, password, door }: Credentials): Promise<Session> => {
  const ask = door === 0 ? login : userLoginNew
  for (let solved = 0, proof = {}; ; solved += 1) {
    const input = { ...inputOf({ account, password, door }), ...proof }
    try {
      return onlySession(await call(ask, input, { asNobody: true }))
    } catch (error) {
      const riddle = riddleIn(error)
      if (!riddle || solved >= maxRiddles) throw error
      if (solved === 0) toast.info('登录的人较多，正在验证，请稍候')
      proof = await provenWork(riddle.Proof, riddle.Bits)
    }
  }
}

/** Signs in; throws what the server says otherwise. */
export const signIn = async (credentials: Credentials): Promise<Session> => {
  const next = await askForSession(credentials)
  beginSession(next)
  return next
}

/** Ends the session on the server; a failure is only told. Resolves to where single sign-on wants to be left, if it does. */
const tellServer = async () => {
  try {
    return (await call(logout, {})).SsoLogoutUrl
  } catch (error) {
    if (error instanceof CallError) toast.info(error.message)
    return undefined
  }
}

/** Asks 确认退出吗?, ends the session on the server and here (here even when the server fails), and goes to the login page. */
export const signOut = async () => {
  const lost = isUnsaved() && { note: '还有未保存的修改，退出后将会丢失。', danger: true }
  if (!(await confirm({ title: '确认退出吗?', ...lost }))) return
  const elsewhere = session() ? await tellServer() : undefined
  endSession()
  if (elsewhere && /^https?:\/\//.test(elsewhere)) window.location.assign(elsewhere)
  else go('/login')
}
