import type { Finding } from './light.ts'

/** Why a microphone could not be opened, by the name of the browser's error. */
export const judgeRefusal = (name: string): Finding => {
  switch (name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return {
        light: 'fail',
        text: '没有得到许可',
        advice: '请点地址栏左侧的图标，把麦克风设为“允许”，然后重新检测。',
      }
    case 'NotFoundError':
    case 'OverconstrainedError':
      return {
        light: 'fail',
        text: '没有找到麦克风',
        advice: '请插好麦克风或耳机，并在系统的声音设置中确认输入设备。',
      }
    default:
      return {
        light: 'fail',
        text: '麦克风打不开',
        advice: '可能正被其他程序使用。请关闭会议、录音等程序后重新检测。',
      }
  }
}

/** What is said where the browser has no microphone for this page at all. */
export const noMicrophone: Finding = {
  light: 'warn',
  text: '当前连接不能使用麦克风',
  advice:
    '平台是以 http 打开的，浏览器只允许安全连接使用麦克风。文字问诊等功能不受影响；需要语音时，请改用 https 地址，或请学校信息中心配置 HTTPS。',
}

const threshold = 0.02

/** What is said of the loudest that was heard so far, 0 to 1. */
export const judgeLevel = (loudest: number): Finding =>
  loudest >= threshold
    ? { light: 'pass', text: '可以听到声音' }
    : {
        light: 'warn',
        text: '还没有听到声音',
        advice: '请对着麦克风说话。音量条不动时，请检查静音键、音量和系统中选择的输入设备。',
      }

/** How loud a stretch of samples is: 0 for silence, 1 for the loudest there is. */
export const levelOf = (samples: Float32Array): number => {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0)
  // The root of the mean is small for speech; its root again fills a meter as the ear hears it.
  return Math.min(1, Math.sqrt(Math.sqrt(sum / Math.max(1, samples.length))))
}
