import type { HostCheck } from '@xinglin/contract/schools'
import type { AskCertificate, SeenCertificate } from '#platform/outbound'
import { dayIn } from '#platform/visit'

const soonMs = 14 * 86_400_000

/** Names that lead to this machine alone. */
const isLocal = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host.startsWith('127.') || host === '[::1]'

const unreachable: Readonly<Record<string, string>> = {
  ENOTFOUND: '域名没有解析记录，请在域名服务商处添加',
  EAI_AGAIN: '域名解析暂时失败，请稍后重试',
  ECONNREFUSED: '443 端口没有服务，请检查反向代理是否已启动',
  ETIMEDOUT: '5 秒内没有回应，请检查防火墙是否放行 443 端口',
  EHOSTUNREACH: '服务器无法到达该地址，请检查网络',
  ENETUNREACH: '服务器无法到达该地址，请检查网络',
  ECONNRESET: '连接被中断，443 端口可能不是 HTTPS 服务',
}

const untrusted: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: '证书已过期',
  CERT_NOT_YET_VALID: '证书尚未生效',
  ERR_TLS_CERT_ALTNAME_INVALID: '证书不是这个域名的',
  DEPTH_ZERO_SELF_SIGNED_CERT: '自签名证书，浏览器会提示不安全',
  SELF_SIGNED_CERT_IN_CHAIN: '证书链中有自签名证书，浏览器会提示不安全',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: '证书链不完整，请安装中间证书',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: '证书链不完整，请安装中间证书',
}

/** What was seen at a host, as it is told. */
export const toHostCheck = (
  Host: string,
  seen: SeenCertificate,
  { timezone, at }: { readonly timezone: string; readonly at: Date },
): HostCheck => {
  if (seen.kind === 'unreachable')
    return {
      Host,
      State: 'fault',
      Text: unreachable[seen.code] ?? `没有得到证书（${seen.code}），443 端口可能不是 HTTPS 服务`,
    }
  const { issuer, until, fault } = seen
  const day = dayIn(timezone, until)
  const by = issuer === '' ? '' : `由 ${issuer} 签发，`
  if (fault !== '')
    return {
      Host,
      State: 'fault',
      Text: `${untrusted[fault] ?? `证书不受信任（${fault}）`}（${by}${day} 到期）`,
    }
  if (until.getTime() - at.getTime() < soonMs)
    return { Host, State: 'soon', Text: `证书即将到期：${by}${day} 到期` }
  return { Host, State: 'ok', Text: `证书有效：${by}${day} 到期` }
}

/** Looks at all hosts of a school at once. */
export const lookAtHosts = (
  hosts: readonly string[],
  ask: AskCertificate,
  how: { readonly timezone: string; readonly at: Date },
): Promise<HostCheck[]> =>
  Promise.all(
    hosts.map(async (host): Promise<HostCheck> =>
      isLocal(host)
        ? { Host: host, State: 'local', Text: '本机名称，只能在服务器本机打开，不需要证书' }
        : toHostCheck(host, await ask(host), how),
    ),
  )
