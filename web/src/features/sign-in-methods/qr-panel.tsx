import { call } from '#call'
import { Skeleton, Button, Failure, QrCode } from '#ui'
import { getQrCode } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import { CircleCheck, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import look from './qr.module.css'

const pollMs = 2000

type Shown = {
  readonly SceneId: string
  readonly QrUrl: string
  readonly State: 'waiting' | 'scanned' | 'confirmed' | 'expired'
}

type Props = { readonly onDone: (session: Session) => void; readonly onAgain: () => void }

/** One code for this browser, and what becomes of it: 待扫, 已扫, 已确认, 过期. */
const Round = ({ onDone, onAgain }: Props) => {
  const [shown, setShown] = useState<Shown>()
  const [error, setError] = useState<unknown>()

  useEffect(() => {
    const patience = new AbortController()
    const { signal } = patience
    const ask = async () => {
      try {
        const input = { Origin: window.location.origin }
        setShown(await call(getQrCode, input, { signal, asNobody: true }))
      } catch (failure) {
        if (!signal.aborted) setError(failure)
      }
    }
    void ask()
    return () => patience.abort()
  }, [])

  const scene = shown?.SceneId
  const isOpen = shown?.State === 'waiting' || shown?.State === 'scanned'
  useEffect(() => {
    if (!scene || !isOpen) return undefined
    const patience = new AbortController()
    const { signal } = patience
    let timer = 0
    const look = async () => {
      try {
        const input = { SceneId: scene, Mac: 1 }
        const { State, Session } = await call(getQrCode, input, { signal, asNobody: true })
        setShown((before) => before && { ...before, State })
        if (Session) onDone(Session)
      } catch {
        // A poll that failed is made up for by the next one.
      }
      if (!signal.aborted) timer = window.setTimeout(() => void look(), pollMs)
    }
    timer = window.setTimeout(() => void look(), pollMs)
    return () => {
      patience.abort()
      clearTimeout(timer)
    }
  }, [scene, isOpen, onDone])

  if (error) return <Failure head="二维码加载失败" error={error} onRetry={onAgain} />
  return (
    <div className={look.panel}>
      <div className={look.frame} aria-busy={!shown || undefined}>
        {shown ? (
          <QrCode text={shown.QrUrl} label="微信登录二维码" />
        ) : (
          <Skeleton width="204px" height="204px" />
        )}
        {shown?.State === 'scanned' && (
          <div className={look.over}>
            <CircleCheck size={36} aria-hidden />
            <p>已扫描，请在手机上确认</p>
          </div>
        )}
        {shown?.State === 'confirmed' && (
          <div className={look.over}>
            <CircleCheck size={36} aria-hidden />
            <p>已确认，正在登录</p>
          </div>
        )}
        {shown?.State === 'expired' && (
          <div className={look.over}>
            <p>二维码已过期</p>
            <Button size="small" icon={<RotateCw size={15} aria-hidden />} onClick={onAgain}>
              刷新二维码
            </Button>
          </div>
        )}
      </div>
      <p className={look.note} aria-live="polite">
        {shown?.State === 'scanned'
          ? '请在手机上核对学校与设备后确认登录'
          : '打开手机微信“扫一扫”，扫描二维码登录'}
      </p>
    </div>
  )
}

/** 微信扫码: a code to be scanned, and a new one when it is over. */
export const QrPanel = ({ onDone }: { onDone: (session: Session) => void }) => {
  const [round, setRound] = useState(0)
  return <Round key={round} onDone={onDone} onAgain={() => setRound(round + 1)} />
}
