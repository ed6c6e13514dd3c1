import { call } from '#call'
import { Button, confirm, copyText, Empty, momentOf, QrCode, SelectField, toast } from '#ui'
import { type ClassDetail, codeDays, setJoinCode } from '@xinglin/contract/classes'
import { useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import styles from './panels.module.css'

type Days = (typeof codeDays)[number]

const dayChoices = codeDays.map((days) => ({ value: String(days), name: `${days} 天内有效` }))
const defaultDays: Days = 7

/** A code in halves, as it is read out. */
const inHalves = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

/** The code by which students join a class, as signs and to be scanned: opened, prolonged, changed, shut. */
export const CodePanel = ({
  one,
  joinAddress,
}: {
  one: ClassDetail
  joinAddress: (joinCode: string) => string
}) => {
  const { pending, run } = useAction()
  const [days, setDays] = useState<string>(String(defaultDays))
  const isOpen = one.State === 'open'
  const set = (wanted: Days | 0, renew: boolean, done: string) =>
    run(async () => {
      await call(setJoinCode, { ClassId: one.Id, Days: wanted, Renew: renew })
      return done
    })
  const chosen = codeDays.find((choice) => String(choice) === days) ?? defaultDays
  const choose = (
    <SelectField label="有效期" compact options={dayChoices} value={days} onChoose={setDays} />
  )
  const renew = async () => {
    const agreed = await confirm({
      title: '更换班级码？',
      note: '原来的班级码和二维码立即失效，已加入的学生不受影响。',
      yes: '更换',
    })
    if (agreed) await set(chosen, true, '已更换班级码')
  }
  const copy = async () => {
    const text = `${one.Course} ${one.Name} 班级码：${one.Code}\n${joinAddress(one.Code)}`
    if (await copyText(text)) toast.success('已复制班级码与链接')
    else toast.error('复制失败，请手动选择班级码')
  }
  if (one.Code === '')
    return (
      <Empty
        head="还没有开放班级码"
        note={
          isOpen ? '开放后，学生输入班级码或扫二维码即可加入。' : '已归档的班级不能开放班级码。'
        }
        next={
          isOpen && (
            <span className={styles.actions}>
              {choose}
              <Button
                size="small"
                kind="primary"
                pending={pending}
                onClick={() => void set(chosen, false, '已开放班级码')}
              >
                开放班级码
              </Button>
            </span>
          )
        }
      />
    )
  return (
    <div className={styles.panel}>
      <div className={styles.code}>
        <div className={styles.frame}>
          <QrCode text={joinAddress(one.Code)} label="加入本班的二维码" />
        </div>
        <div className={styles.words}>
          <p className={styles.hint}>班级码</p>
          <p className={styles.signs} aria-label={`班级码 ${one.Code}`}>
            {inHalves(one.Code)}
          </p>
          <p className={styles.hint}>有效期至 {momentOf(one.CodeUntil)}</p>
          <p className={styles.hint}>学生在“我的班级”里输入，或扫二维码加入；只对本校学生有效。</p>
          <div className={styles.actions}>
            <Button size="small" kind="primary" onClick={() => void copy()}>
              复制
            </Button>
          </div>
        </div>
      </div>
      {isOpen && (
        <div className={styles.actions}>
          {choose}
          <Button
            size="small"
            pending={pending}
            onClick={() => void set(chosen, false, '已更新有效期')}
          >
            更新有效期
          </Button>
          <Button size="small" onClick={() => void renew()}>
            更换班级码
          </Button>
          <Button size="small" onClick={() => void set(0, false, '已关闭班级码')}>
            关闭
          </Button>
        </div>
      )}
    </div>
  )
}
