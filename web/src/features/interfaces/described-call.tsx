import { Tag } from '#ui'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import look from './interfaces.module.css'
import { modeName, whoName } from './names.ts'
import type { Described, Member } from './read-document.ts'

const Members = ({ label, members }: { label: string; members: readonly Member[] }) => (
  <div className={look.block}>
    <h4>{label}</h4>
    {members.length === 0 ? (
      <p className={look.nothing}>无</p>
    ) : (
      <div className={look.scroll}>
        <table className={look.members}>
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
                    <span className={look.required} title="必填">
                      {' '}
                      *
                    </span>
                  )}
                </td>
                <td className={look.type}>{type}</td>
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
    <details ref={place} id={call.id} className={look.call}>
      <summary className={look.line}>
        <ChevronRight className={look.turn} size={16} aria-hidden />
        <span className={look.method}>{call.method}</span>
        <h3 className={look.path}>{call.path}</h3>
        <span className={look.name}>{call.name}</span>
      </summary>
      <div className={look.inside}>
        {call.summary && (
          <p className={look.summary} lang="en">
            {call.summary}
          </p>
        )}
        <p className={look.who}>
          <span>谁可以调用</span>
          {call.who.map((who) => (
            <Tag key={who} tone="school">
              {whoName(who)}
            </Tag>
          ))}
          {call.mode && <Tag>正文 {modeName(call.mode)}</Tag>}
          {call.menu && <Tag>需开放菜单 {call.menu}</Tag>}
          <a className={look.anchor} href={`#${call.id}`}>
            链接到此接口
          </a>
        </p>
        <Members label={call.method === 'GET' ? '查询参数' : '请求正文'} members={call.input} />
        <Members label="返回的 Data" members={call.output} />
        {call.refusals.length > 0 && (
          <div className={look.block}>
            <h4>可能的拒绝</h4>
            <ul className={look.refusals}>
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
