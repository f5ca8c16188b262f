import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import { lookupScopes } from '#shared/admin/lookup-scopes.ts'
import { KeyHint } from '#web/components/page/key-hint.tsx'
import { readStored } from '#web/platform/storage.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Box, chakra } from '#web/ui/chakra.ts'
import { Input, InputFrame, NativeSelect } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { placeholders, type Scope, scopeNames } from './scopes.ts'
import type { AdminSearchState } from './use-admin-search.ts'

const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** `/` puts the cursor into the field, outside of other fields and dialogs. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '/' || ctrlKey || metaKey || altKey || readStored('shortcutsOff')) return
      if ((target as Element).closest?.(TYPED) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [field])
}

const ScopeChoice = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flex: 'none',
    borderRight: '1px solid',
    borderColor: 'border',
    bg: 'bg.subtle',
    color: 'fg',
  },
})

interface Props {
  field: RefObject<HTMLInputElement | null>
  search: AdminSearchState
  onKeyDown?: (event: KeyboardEvent) => void
}

/** One field with its scope in front. */
export function SearchField({ field, search, onKeyDown }: Props) {
  const { scope, typed, type, choose, clear } = search
  return (
    <InputFrame onKeyDown={onKeyDown}>
      <ScopeChoice>
        <NativeSelect
          aria-label="Search in"
          value={scope}
          pr="8"
          fontWeight="bold"
          onChange={({ currentTarget: { value } }) => choose(value as Scope)}
        >
          {(['', ...lookupScopes] as const).map((one) => (
            <option key={one} value={one}>
              {scopeNames[one]}
            </option>
          ))}
        </NativeSelect>
        <Box
          position="absolute"
          right="2.5"
          top="50%"
          transform="translateY(-50%)"
          pointerEvents="none"
          color="fg.muted"
        >
          <Icon name="down" size={16} />
        </Box>
      </ScopeChoice>
      <Box display={{ base: 'none', sm: 'flex' }} alignItems="center" pl="3" color="fg.subtle" aria-hidden="true">
        <Icon name="search" size={18} />
      </Box>
      <Input
        ref={field}
        aria-label="Search for people, practices and bookings"
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        placeholder={placeholders[scope]}
        value={typed}
        onChange={({ currentTarget: { value } }) => type(value)}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {typed ? (
        <IconButton
          alignSelf="center"
          label="Clear the search"
          icon="close"
          onClick={() => {
            clear()
            field.current?.focus()
          }}
        />
      ) : (
        <Box display={{ base: 'none', sm: 'flex' }} alignItems="center" pr="3">
          <KeyHint>/</KeyHint>
        </Box>
      )}
    </InputFrame>
  )
}
