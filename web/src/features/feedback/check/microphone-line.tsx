import { Button } from '#ui'
import { Mic, MicOff } from 'lucide-react'
import { CheckLine } from './check-line.tsx'
import styles from './check.module.css'
import type { useMicrophone } from './use-microphone.ts'

/** The microphone: nothing is asked of it before its button is pressed. */
export const MicrophoneLine = ({
  microphone,
}: {
  microphone: ReturnType<typeof useMicrophone>
}) => {
  const { level, open, pending, finding, start, stop } = microphone
  return (
    <CheckLine name="麦克风" finding={finding} rest="需要时点按钮检测，浏览器会询问是否允许">
      <div className={styles.microphone}>
        {open ? (
          <Button size="small" icon={<MicOff size={16} aria-hidden />} onClick={stop}>
            停止检测
          </Button>
        ) : (
          <Button
            size="small"
            pending={pending}
            icon={<Mic size={16} aria-hidden />}
            onClick={() => void start()}
          >
            {finding ? '重新检测麦克风' : '检测麦克风'}
          </Button>
        )}
        {open && (
          <>
            <meter className={styles.meter} min={0} max={1} value={level} aria-label="麦克风音量" />
            <span className={styles.hint}>请说一句话。声音只在本机显示，不会录制或上传。</span>
          </>
        )}
      </div>
    </CheckLine>
  )
}
