import { aSession } from '#testing'
import { expect, test } from 'vitest'
import { faultsOf } from './faults.ts'

test.each([
  [{ old: '', next: 'Abc12345x', again: 'Abc12345x' }, { old: '请输入原密码' }],
  [{ old: 'a', next: 'short1A', again: 'short1A' }, { next: '密码不得少于8个字符' }],
  [
    { old: 'a', next: 'A1student1', again: 'A1student1' },
    { next: '密码不能包含姓名、账号或学号/工号' },
  ],
  [{ old: 'Abc12345x', next: 'Abc12345x', again: 'Abc12345x' }, { next: '新密码不能与原密码相同' }],
  [{ old: 'a', next: 'Abc12345x', again: 'Abc12345y' }, { again: '两次输入的新密码不一致' }],
])('%j is refused', (change, faults) => expect(faultsOf(change, aSession())).toMatchObject(faults))
