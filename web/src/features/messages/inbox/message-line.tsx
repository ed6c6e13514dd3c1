import { Button, ButtonLink, longMomentOf, momentOf, Tag, VisuallyHidden } from '#ui'
import { type Message, messageKinds, messageTabs, messageText } from '@xinglin/contract/messages'
import { CheckCheck, MailOpen, Mail, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import styles from './messages.module.css'
import type { MessageActions } from './use-message-actions.ts'

const goneWord = '内容已不存在'

/** A message: what is new, about what, how that stands now, and what one may do. */
export const MessageLine = ({ one, actions }: { one: Message; actions: MessageActions }) => {
  const { tab, name } = messageKinds[one.Kind]
  const mustConfirm = one.MustRead && !one.IsConfirmed
  // It is confirmed below its text; one that was taken back asks for nothing.
  const mustOpen = mustConfirm && one.Path !== ''
  const text = one.Kind === 'announcement' ? one.Title : messageText(one.Kind, one.Count)
  return (
    <article className={styles.line} data-unread={!one.IsRead || undefined}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {!one.IsRead && (
            <span className={styles.dot}>
              <VisuallyHidden>未读</VisuallyHidden>
            </span>
          )}
          {one.Path === '' ? (
            text
          ) : (
            <Link className={styles.link} to={one.Path} onClick={() => actions.open(one)}>
              {text}
            </Link>
          )}
        </h2>
        {one.Kind !== 'announcement' && <p className={styles.about}>{one.Title}</p>}
        <p className={styles.signs}>
          <Tag tone="school" title={messageTabs[tab]}>
            {name}
          </Tag>
          {one.MustRead && (
            <Tag tone={mustConfirm ? 'warning' : 'success'}>{mustConfirm ? '必读' : '已确认'}</Tag>
          )}
          {one.IsGone ? (
            <Tag tone="neutral">{goneWord}</Tag>
          ) : (
            one.State !== '' && <span className={styles.state}>{one.State}</span>
          )}
          <time className={styles.quiet} dateTime={one.At} title={longMomentOf(one.At)}>
            {momentOf(one.At)}
          </time>
          {one.SenderName !== '' && <span className={styles.quiet}>{one.SenderName}</span>}
        </p>
      </div>
      <div className={styles.actions}>
        {mustOpen ? (
          <ButtonLink
            size="small"
            kind="primary"
            icon={<CheckCheck size={15} aria-hidden />}
            to={one.Path}
            onClick={() => actions.open(one)}
          >
            阅读并确认
          </ButtonLink>
        ) : (
          <>
            <Button
              size="small"
              kind="plain"
              aria-label={`${one.IsRead ? '标为未读' : '标为已读'}：${text}`}
              title={one.IsRead ? '标为未读' : '标为已读'}
              icon={
                one.IsRead ? <Mail size={16} aria-hidden /> : <MailOpen size={16} aria-hidden />
              }
              onClick={() => void actions.mark(one.Id, !one.IsRead)}
            />
            <Button
              size="small"
              kind="plain"
              aria-label={`删除：${text}`}
              title="删除"
              icon={<Trash2 size={16} aria-hidden />}
              onClick={() => void actions.remove(one.Id)}
            />
          </>
        )}
      </div>
    </article>
  )
}
