import { call } from '#call'
import { SkeletonText, Button, messageOf } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { confirmQrCode, scanQrCode } from '@xinglin/contract/sign-in-methods'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import styles from './weixin.module.css'

/** Asks on the telephone whether the browser whose code was scanned may sign in as its owner. */
export const ScanConfirm = ({ scene, onLeave }: { scene: string; onLeave: () => void }) => {
  const { data, error } = useQuery({
    queryKey: ['qr', scene],
    queryFn: ({ signal }) => call(scanQrCode, { SceneId: scene }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const [done, setDone] = useState(false)
  const agree = async () => {
    setPending(true)
    setFault('')
    try {
      await call(confirmQrCode, { SceneId: scene })
      setDone(true)
    } catch (failure) {
      setFault(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  const message = fault || (error instanceof Error ? error.message : '')
  if (done) {
    return (
      <div className={styles.state}>
        <CircleCheck size={44} aria-hidden />
        <h1>已确认登录</h1>
        <p>电脑上会自动进入。</p>
        <Button size="large" wide onClick={onLeave}>
          查看我的课程
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <h1>确认在电脑上登录？</h1>
      {message && <p role="alert">{message}</p>}
      {!data && !message && <SkeletonText lines={3} />}
      {data && (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>学校</dt>
              <dd>{data.School}</dd>
            </div>
            <div>
              <dt>设备</dt>
              <dd>{data.Device}</dd>
            </div>
            <div>
              <dt>网络地址</dt>
              <dd>{data.Address}</dd>
            </div>
          </dl>
          <p>如果这不是您面前的电脑，请不要确认。</p>
          <Button kind="primary" size="large" wide pending={pending} onClick={() => void agree()}>
            确认登录
          </Button>
        </>
      )}
      <Button size="large" wide onClick={onLeave}>
        取消
      </Button>
    </div>
  )
}
