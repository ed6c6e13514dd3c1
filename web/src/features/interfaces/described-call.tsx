import { Tag } from '#ui'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styles from './interfaces.module.css'
import { modeName, whoName } from './names.ts'
import type { Described, Member } from './read-document.ts'

const Members = ({ label, members }: { label: string; members: readonly Member[] }) => (
  <div className={styles.block}>
    <h4>{label}</h4>
    {members.length === 0 ? (
      <p className={styles.nothing}>无</p>
    ) : (
      <div className={styles.scroll}>
        <table className={styles.members}>
          <thead>
            <tr>
              <th scope="col">字段</th>
              <th scope="col">类型</th>
              <th scope="col">说明</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ depth, name, type, required, note }, index) => (
              <tr key={index}>
                <td style={{ paddingLeft: 12 + depth * 18 }}>
                  <code>{name}</code>
                  {required && (
                    <span className={styles.required} title="必填">
                      {' '}
                      *
                    </span>
                  )}
                </td>
                <td className={styles.type}>{type}</td>
                <td>{note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </div>
)

/** One call: folded to a line, unfolded to who may call it, what goes in, what comes out, and what it may answer instead. */
export const DescribedCall = ({ call, open }: { call: Described; open: boolean }) => {
  const place = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (!open || !place.current) return
    place.current.open = true
    place.current.scrollIntoView()
  }, [open])
  return (
    <details ref={place} id={call.id} className={styles.call}>
      <summary className={styles.line}>
        <ChevronRight className={styles.turn} size={16} aria-hidden />
        <span className={styles.method}>{call.method}</span>
        <h3 className={styles.path}>{call.path}</h3>
        <span className={styles.name}>{call.name}</span>
      </summary>
      <div className={styles.inside}>
        {call.summary && (
          <p className={styles.summary} lang="en">
            {call.summary}
          </p>
        )}
        <p className={styles.who}>
          <span>谁可以调用</span>
          {call.who.map((who) => (
            <Tag key={who} tone="school">
              {whoName(who)}
            </Tag>
          ))}
          {call.mode && <Tag>正文 {modeName(call.mode)}</Tag>}
          {call.menu && <Tag>需开放菜单 {call.menu}</Tag>}
          <a className={styles.anchor} href={`#${call.id}`}>
            链接到此接口
          </a>
        </p>
        <Members label={call.method === 'GET' ? '查询参数' : '请求正文'} members={call.input} />
        <Members label="返回的 Data" members={call.output} />
        {call.refusals.length > 0 && (
          <div className={styles.block}>
            <h4>可能的拒绝</h4>
            <ul className={styles.refusals}>
              {call.refusals.map(({ code, sentence }) => (
                <li key={code + sentence}>
                  <code>{code}</code> {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </details>
  )
}
