import { longMomentOf, Tag } from '#ui'
import type { PreviewLink } from './queries.ts'

const states = {
  live: ['有效', 'success'],
  revoked: ['已撤销', undefined],
  expired: ['已过期', undefined],
  used: ['次数用尽', 'apricot'],
} as const

/** How a link stands. */
export const LinkState = ({ link }: { link: PreviewLink }) => {
  const [name, tone] = states[link.State]
  return <Tag {...(tone && { tone })}>{name}</Tag>
}

/** How often a link was opened and until when it opens. */
export const usesOf = ({ Opened: opened, Most: most, ExpiresAt: end }: PreviewLink) =>
  `已打开 ${opened}/${most} 次，${longMomentOf(end)} 失效`
