import type { Finding } from './light.ts'

const name = 'xinglin-check'

const canKeep = (place: () => Storage): boolean => {
  try {
    place().setItem(name, '1')
    const kept = place().getItem(name) === '1'
    place().removeItem(name)
    return kept
  } catch {
    return false
  }
}

const canOpenDatabase = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const opening = indexedDB.open(name)
      opening.addEventListener('success', () => {
        opening.result.close()
        indexedDB.deleteDatabase(name)
        resolve(true)
      })
      opening.addEventListener('error', () => resolve(false))
    } catch {
      resolve(false)
    }
  })

const megabyte = 1_048_576
const minLeft = 50 * megabyte

/** How much room is left for this site, in bytes; undefined where the browser does not tell. */
const roomLeft = async (): Promise<number | undefined> => {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === undefined ? undefined : quota - (usage ?? 0)
}

/** What is said of what a browser can keep. */
export const judgeStorage = ({
  session,
  local,
  database,
  left,
}: {
  session: boolean
  local: boolean
  database: boolean
  left: number | undefined
}): Finding => {
  if (!session) {
    return {
      light: 'fail',
      text: '不能存储',
      advice: '无法保持登录。请在浏览器设置中允许本站存储数据，或退出无痕模式。',
    }
  }
  if (!local || !database) {
    return {
      light: 'warn',
      text: '只能临时存储',
      advice: '断网时可能无法在本机保存学习记录。请退出无痕模式后再学习。',
    }
  }
  if (left !== undefined && left < minLeft)
    return { light: 'warn', text: '剩余空间不足', advice: '请清理磁盘或浏览器数据后再学习。' }
  return { light: 'pass', text: '可以存储' }
}

/** Tries what the browser keeps. */
export const checkStorage = async (): Promise<Finding> =>
  judgeStorage({
    session: canKeep(() => sessionStorage),
    local: canKeep(() => localStorage),
    database: await canOpenDatabase(),
    left: await roomLeft().catch(() => undefined),
  })

/** Tries a cookie. */
export const checkCookies = (): Finding => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- whether it comes back is the question
  document.cookie = `${name}=1; path=/; max-age=10; SameSite=Strict`
  const kept = document.cookie.includes(`${name}=1`)
  // oxlint-disable-next-line unicorn/no-document-cookie -- and it goes again
  document.cookie = `${name}=; path=/; max-age=0; SameSite=Strict`
  return kept
    ? { light: 'pass', text: '已启用' }
    : {
        light: 'fail',
        text: '被禁用',
        advice: '请在浏览器的“隐私和安全”设置中允许本站使用 Cookie，然后重新检测。',
      }
}

/** Whether the page came by a way that nobody can listen to or change. */
export const judgeSecurity = (isSecure: boolean, hasSubtle: boolean): Finding =>
  isSecure && hasSubtle
    ? { light: 'pass', text: '安全连接' }
    : {
        light: 'warn',
        text: '普通连接（http）',
        advice:
          '可以正常学习，但浏览器不允许使用麦克风。需要语音时，请改用 https 开头的地址，或请学校信息中心为平台配置 HTTPS 证书。',
      }
