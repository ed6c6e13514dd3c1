import * as z from 'zod/mini'
import {
  anyone,
  call,
  learners,
  listOf,
  managers,
  named,
  page,
  pageSize,
  searchKey,
  text,
} from '@xinglin/contract/call'

/** What is certified: rooms that issue something add theirs. */
export const certificateKinds = ['transcript', 'award', 'teaching'] as const
export type CertificateKind = (typeof certificateKinds)[number]

/** What each is called, as its head. */
export const certificateNames: Readonly<Record<CertificateKind, string>> = {
  transcript: '学习成绩单',
  award: '竞赛获奖证书',
  teaching: '互助教学证明',
}

/** What is printed on a certificate, as it was when it was issued; it never changes. */
export const Printed = z.strictObject({
  /** Short facts beneath the head: 姓名, 学号. */
  Facts: z.array(z.strictObject({ Name: z.string(), Value: z.string() })),
  Heads: z.array(z.string()),
  Rows: z.array(z.array(z.string())),
  /** Sentences beneath the table: how the figures came about. */
  Notes: z.array(z.string()),
})
export type Printed = z.output<typeof Printed>

/** How a certificate stands. */
export const certificateStandings = ['valid', 'changed', 'revoked'] as const

/** What became of a printed row: another value stands in its place, or none (a grade was taken back). */
export const rowChanges = ['changed', 'withdrawn'] as const
export const rowChangeNames: Readonly<Record<(typeof rowChanges)[number], string>> = {
  changed: '已变更',
  withdrawn: '已撤回',
}

/** A certificate as its owner and those who run the school list it. */
export const Certificate = z.strictObject({
  Number: z.string(),
  Kind: z.enum(certificateKinds),
  Holder: z.string(),
  IssuedAt: z.string(),
  /** `changed`: something on it is no longer as it was printed. */
  State: z.enum(certificateStandings),
  /** Why it was revoked, or empty. */
  Reason: z.string(),
})
export type Certificate = z.output<typeof Certificate>

const missing = { missing: [-404, '未查到该编号的证明，请核对编号'] } as const

/** What a number stands for: whoever holds the paper compares it. Anybody may ask, as the number is a secret of 75 bits. */
export const verifyCertificate = call({
  path: '/api/Certificate/Verify',
  keyless: true,
  who: anyone,
  perMinute: 30,
  input: z.object({ Number: text(64) }),
  output: z.extend(Certificate, {
    SchoolName: z.string(),
    Printed,
    RevokedAt: z.nullable(z.string()),
    /** The rows that stand otherwise by now, by their index; what stands in their place is not told. */
    Changes: z.array(z.strictObject({ Row: z.number(), What: z.enum(rowChanges) })),
    /** Whether rows could be compared at all: certificates of earlier releases do not say what they came from. */
    Compared: z.boolean(),
  }),
  refusals: missing,
})

/** The caller's own certificates, the newest first. */
export const listMyCertificates = call({
  path: '/api/Certificate/Mine',
  keyless: true,
  who: learners,
  input: z.object({ PageIndex: page, PageSize: pageSize(20) }),
  output: listOf(Certificate),
})

/** A certificate as a PDF (base64): the caller's own, or any to those who run the school. */
export const downloadCertificate = call({
  path: '/api/Certificate/Download',
  keyless: true,
  who: [...learners, ...managers],
  perMinute: 20,
  input: z.object({ Number: text(64) }),
  output: z.strictObject({ FileName: z.string(), Pdf: z.string() }),
  refusals: {
    ...missing,
    revoked: [-1, '该证明已作废，不能下载'],
    changed: [-1, '其中有内容已变更或撤回，请重新开具'],
  },
})

/** By what state those who run the school narrow their list. */
export const certificateStates = ['all', 'valid', 'revoked'] as const

/** A certificate as those who run the school list it: names recur, numbers of students do not. */
export const ManagedCertificate = z.extend(Certificate, { StudentNo: z.string() })
export type ManagedCertificate = z.output<typeof ManagedCertificate>

/** The certificates of the school by the beginning of the holder's name or by number, the newest first. */
export const searchCertificates = call({
  path: '/api/Certificate/Search',
  keyless: true,
  who: managers,
  input: z.object({
    SearchKey: searchKey,
    State: z._default(z.enum(certificateStates), 'all'),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: listOf(ManagedCertificate),
})

/** Revokes a certificate for good: the page at which it is verified says so, with the reason. */
export const revokeCertificate = call({
  path: '/api/Certificate/Revoke',
  who: managers,
  input: z.object({ Number: text(64), Reason: named(200, '作废理由') }),
  output: ManagedCertificate,
  refusals: { ...missing, sensitive: [-10010, '内容包含敏感词'] },
})
