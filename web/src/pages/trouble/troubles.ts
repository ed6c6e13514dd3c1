import { safeRedirect, type Served } from '#session'

/** What the error page says about each trouble; codes are those of wire.md 2.9. */
export const troubles: Readonly<
  Record<
    NonNullable<Served['Trouble']>,
    { readonly head: string; readonly note: string; readonly code: number }
  >
> = {
  unknown: {
    head: '学校信息获取失败',
    note: '该域名尚未登记，请核对您访问的网址，或联系学校管理员。',
    code: -10404,
  },
  disabled: {
    head: '学校已停用',
    note: '该学校的平台已停用，如有疑问请联系学校管理员。',
    code: -10423,
  },
  failed: { head: '学校信息获取失败', note: '暂时无法连接平台，请检查网络后重试。', code: -10500 },
}

/** Where 重试 goes: the address one came from, a path of this site and never the error page itself. */
export const cameFrom = (from: string | null): string =>
  /^\/errpage/i.test(from ?? '') ? '/' : safeRedirect(from)
