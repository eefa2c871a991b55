export const texts = {
  kinds: { Project: 'project' },
  lists: { Project: 'projects' },
  counted: { Project_one: '{{number}} project', Project_other: '{{number}} projects' },
  fieldsOf: {
    Project: {
      userName: 'Owner',
      date: 'Last worked on',
      email: 'Email',
      projectName: 'Project',
      projectImage: 'Picture of the project',
      userImage: 'Picture of the owner',
      comment: 'Comments',
      revision: 'Revisions',
    },
  },
};
