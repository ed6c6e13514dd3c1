import { facesOf } from '#identity'
import type { Database } from '#platform/database'
import { hashOf } from '#platform/content-hash'
import { newId } from '#platform/ids'
import type { Keys } from '#platform/keys'
import type { TenantContext } from '#platform/visit'
import { signatureOf } from '../sharing/sharing-platform-client.ts'
import type { ElsewhereHost } from '#simulations/kernel'
import { hmacOf, isFromMaker, isGuarded, type Purpose } from './maker-check.ts'
import { aSecret, hashed, isSame, nameThere, renewableMs, secretName, tokenMs } from './tickets.ts'
import { passStore, type Pass } from './ticket-store.ts'
import { registrationStore, type Registration } from './registration-store.ts'
import { resultStore } from './result-store.ts'
import { readUpload, Unreadable } from './uploaded-result.ts'

/** What is answered to an experiment elsewhere, in the form of the interface: 0, or why not. */
export class OpenApiRefusal extends Error {
  override readonly name = 'No'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const badTicket = () => new OpenApiRefusal(1, 'ticket 无效、已使用或已过期，请学生从课程页重新进入')
const badToken = () => new OpenApiRefusal(2, 'access_token 无效或已过期')
const badSign = () => new OpenApiRefusal(3, 'appid 未登记、对接已停用或签名错误')
const unguarded = () =>
  new OpenApiRefusal(3, '本课程的对接尚未生效：须由任课教师登记制作方服务器的地址，或改用逐条签名')
const notTheMaker = (address: string | undefined) =>
  new OpenApiRefusal(
    3,
    address === undefined
      ? '无法确定来访地址：本平台的反向代理尚未登记，请联系学校管理员'
      : `来访地址 ${address} 不在本课程登记的制作方服务器地址中`,
  )
const maxResults = 50

/** What answering stands on. */
export type OpenApiDeps = {
  readonly database: Database
  readonly keys: Keys
  readonly host: ElsewhereHost
}

/** What an experiment elsewhere asks, and from where as far as that is certain. */
export type OpenApiRequest = {
  readonly schoolId: string
  readonly at: Date
  readonly query: Readonly<Record<string, string>>
  readonly body: Buffer
  readonly address: string | undefined
}

type Moment = TenantContext & { readonly at: Date }
type Query = Readonly<Record<string, string>>

const needed = (query: Query, ...names: readonly string[]): string[] =>
  names.map((name) => {
    const value = query[name] ?? ''
    if (value === '') throw new OpenApiRefusal(4, `缺少参数 ${name}`)
    return value
  })

/** Answers experiments elsewhere as a platform of virtual simulation does: a ticket for a token, a token for a newer one, a result for nothing but thanks. */
export const answersTo = ({ database, keys, host }: OpenApiDeps) => {
  const within = <T>({ schoolId, at }: OpenApiRequest, work: (moment: Moment) => Promise<T>) =>
    database.within(schoolId, (db) => work({ db, school: { id: schoolId }, at }))

  const secretOf = (moment: Moment, row: Registration | undefined): string =>
    row ? keys.unwrap(row.secret, secretName(moment.school.id, row.courseId)) : aSecret()

  /** Refuses whoever may be a browser: nothing that one carries is enough. */
  const onlyMaker = (row: Registration, address: string | undefined): void => {
    if (!isGuarded(row)) throw unguarded()
    if (!isFromMaker(row, address)) throw notTheMaker(address)
  }

  /** The registration that signed; one that is not there takes as long to be refused as a wrong signature. */
  const signedBy = async (
    moment: Moment,
    purpose: Purpose,
    { query, address }: OpenApiRequest,
  ): Promise<{ registration: Registration; given: string }> => {
    const name = purpose === 'token' ? 'ticket' : 'access_token'
    const [given = '', appId = '', signature = ''] = needed(query, name, 'appid', 'signature')
    const row = await registrationStore(moment).byAppId(appId)
    const secret = secretOf(moment, row)
    const right = row?.signed
      ? hmacOf(secret, purpose, given, appId)
      : signatureOf(given, appId, secret)
    if (!isSame(signature, right) || !row?.enabled) throw badSign()
    onlyMaker(row, address)
    return { registration: row, given }
  }

  const grant = async (moment: Moment, pass: Pass): Promise<object> => {
    const token = aSecret()
    const { at } = moment
    const until = new Date(at.getTime() + tokenMs)
    const { courseId, attemptId, personId, tester, launchedAt } = pass
    await passStore(moment).add({
      hash: hashed(token),
      kind: 'token',
      courseId,
      attemptId,
      personId,
      tester,
      launchedAt,
      until,
    })
    const name = (await facesOf(moment, [personId])).get(personId)?.name ?? ''
    return {
      code: 0,
      msg: '成功',
      access_token: token,
      create_time: at.getTime(),
      expires_time: until.getTime(),
      un: nameThere(keys, pass),
      // As much as a page needs to greet somebody.
      dis: `${[...name][0] ?? ''}同学`,
    }
  }

  return {
    token: (request: OpenApiRequest) =>
      within(request, async (moment) => {
        const { registration, given } = await signedBy(moment, 'token', request)
        const pass = await passStore(moment).take(registration.courseId, hashed(given), request.at)
        if (!pass) throw badTicket()
        return grant(moment, pass)
      }),

    refresh: (request: OpenApiRequest) =>
      within(request, async (moment) => {
        const { registration, given } = await signedBy(moment, 'refresh', request)
        const pass = await passStore(moment).token(hashed(given))
        const isOld = !pass || pass.launchedAt.getTime() + renewableMs < request.at.getTime()
        if (isOld || pass.courseId !== registration.courseId) throw badToken()
        // The one before stays good until its own end: of an answer that was lost nobody should be the loser.
        return grant(moment, pass)
      }),

    upload: (request: OpenApiRequest) =>
      within(request, async (moment): Promise<object> => {
        const { at, query, body, address } = request
        const [token = ''] = needed(query, 'access_token')
        const pass = await passStore(moment).token(hashed(token))
        if (!pass || pass.until < at) throw badToken()
        const registration = await registrationStore(moment).of(pass.courseId)
        if (!registration?.enabled) throw badSign()
        onlyMaker(registration, address)
        const right = hmacOf(secretOf(moment, registration), 'data_upload', token, body)
        if (registration.signed && !isSame(query['signature'] ?? '', right)) throw badSign()
        const upload = readUpload(body.toString(), registration.timeUnit, at)
        if (upload.appid !== registration.appId) throw badSign()
        if (upload.username !== nameThere(keys, pass))
          throw new OpenApiRefusal(4, 'username 须为换取 access_token 时返回的 un')

        await host.lock(moment, pass)
        const store = resultStore(moment)
        const before = await store.ofAttempt(pass.attemptId)
        const { username: _, appid: __, ...result } = upload
        const known = before.find(({ originId }) => originId === upload.originId)
        const [from, to] = [upload.startedAt.getTime(), upload.endedAt.getTime()]
        const hash = hashOf({ ...result, startedAt: from, endedAt: to })
        const thanks = { code: 0, msg: '成功', originId: upload.originId }
        if (known?.hash === hash) return thanks
        if (known?.finished) throw new OpenApiRefusal(5, '该 originId 的成绩已完成，不能更改')
        if (!known && before.length >= maxResults)
          throw new OpenApiRefusal(6, '本次学习的实验记录已达上限')
        const no = known?.no ?? before.length + 1
        if (known) await store.replace(known.id, { ...result, hash, receivedAt: at })
        else {
          const { courseId, attemptId, personId, tester } = pass
          const whose = { courseId, attemptId, personId, tester }
          const id = newId(at.getTime())
          await store.add({ ...result, ...whose, id, no, hash, receivedAt: at })
        }
        const { title, score } = upload
        if (upload.finished) await host.arrived(moment, pass, { no, title, score })
        return thanks
      }).catch((error: unknown) => {
        throw error instanceof Unreadable ? new OpenApiRefusal(4, error.message) : error
      }),
  }
}
