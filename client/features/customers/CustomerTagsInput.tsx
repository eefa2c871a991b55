import { TagsInput, type TagsInputProps } from '@mantine/core';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { nameFilter } from '../../ui/nameFilter.ts';
import { useCustomerTags } from './useCustomerTags.ts';

/** The gateway's limit of a customer's tags. */
const MOST_TAGS = 20;

/** Enters tags, and offers those in use. */
export function CustomerTagsInput(props: TagsInputProps) {
  const tags = useCustomerTags();
  return (
    <TagsInput
      data={[...tags]}
      filter={nameFilter}
      maxTags={MOST_TAGS}
      comboboxProps={{ keepMounted: false, withinPortal: false, shadow: 'md' }}
      {...props}
    />
  );
}
